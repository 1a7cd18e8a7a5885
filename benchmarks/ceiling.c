/* The ceiling: classic UNO, played at random by hand-written C.

   Four players and the common rules only: match colour or symbol, draw one card when nothing fits (it may be played
   at once), name a colour for a wild; skip, reverse, draw two, wild draw four. No calls, no challenges, no options, no
   events, no effects of the first card, which is never a wild, or of the last one.

   A round can be stopped and copied between any two decisions, as those of Lastcard can. With -DCHECK, all cards are
   counted after each decision. */

#include <stdint.h>
#include <string.h>
#ifdef CHECK
#include <stdio.h>
#include <stdlib.h>
#endif

enum { PLAYERS = 4, HAND_SIZE = 7, CARDS = 108, COLORS = 4, SYMBOLS = 13, MOST_DECISIONS = 5000 };

/* A card is 64 * copy + place, and a hand is a word of places for each copy. Place 13 * colour + symbol is a coloured
   card; of the zeros there is no second copy. The four places after them are the wilds in the first word, and the wild
   draw fours in the second. So one mask of places says what can be played of either word. */
enum { COLORED = COLORS * SYMBOLS, WILDS = 4, PLACES = COLORED + WILDS, SECOND_COPY = 64 };
enum { SKIP = 10, REVERSE, DRAW_TWO };

#define BIT(place) (UINT64_C(1) << (place))
#define COLOR_PLACES (BIT(SYMBOLS) - 1)
#define SYMBOL_PLACES (BIT(0) | BIT(SYMBOLS) | BIT(2 * SYMBOLS) | BIT(3 * SYMBOLS))
#define WILD_PLACES ((BIT(WILDS) - 1) << COLORED)

typedef enum { TURN, DRAWN, COLOR, OVER } Decision;

typedef struct {
    uint64_t hands[PLAYERS][2];
    uint64_t fits; /* the places that can be played now */
    uint64_t random;
    uint32_t decisions;
    uint8_t decision;
    uint8_t seat;
    uint8_t step; /* to the next seat: 1 or, the other way round, 3 */
    uint8_t drawn; /* the card that may be played at once */
    uint8_t forced; /* what the next seat draws once the colour is named: 0 or 4 */
    uint8_t pile_count, discard_count;
    uint8_t pile[CARDS], discards[CARDS];
} Round;

static uint8_t deck[CARDS];
static uint8_t symbol_at[COLORED];
static uint64_t fits_on[COLORED]; /* what can be played on the card at a place */

static void make_tables(void)
{
    int count = 0;
    for (int place = 0; place < PLACES; place++) {
        deck[count++] = (uint8_t)place;
        if (place >= COLORED || place % SYMBOLS != 0)
            deck[count++] = (uint8_t)(SECOND_COPY + place);
    }
    for (int place = 0; place < COLORED; place++) {
        int symbol = place % SYMBOLS;
        symbol_at[place] = (uint8_t)symbol;
        fits_on[place] = COLOR_PLACES << (place - symbol) | SYMBOL_PLACES << symbol | WILD_PLACES;
    }
}

static inline int place_of(int card)
{
    return card & (SECOND_COPY - 1);
}

static inline int copy_of(int card)
{
    return card / SECOND_COPY;
}

/* A number below a limit, by Marsaglia's xorshift64. */
static inline int below(Round *round, int limit)
{
    uint64_t word = round->random;
    word ^= word << 13;
    word ^= word >> 7;
    word ^= word << 17;
    round->random = word;
    return (int)((word >> 32) * (uint64_t)limit >> 32);
}

static inline int count_bits(uint64_t word)
{
#ifdef __POPCNT__
    return __builtin_popcountll(word);
#else /* inline, where the compiler would call a function that looks bytes up */
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
#endif
}

static inline void shuffle_pile(Round *round)
{
    for (int left = round->pile_count; left > 1; left--) {
        int chosen = below(round, left);
        uint8_t card = round->pile[chosen];
        round->pile[chosen] = round->pile[left - 1];
        round->pile[left - 1] = card;
    }
}

/* All discards but the top one become the pile. */
static void turn_discards(Round *round)
{
    int top = round->discard_count - 1;
    memcpy(round->pile, round->discards, (size_t)top);
    round->pile_count = (uint8_t)top;
    round->discards[0] = round->discards[top];
    round->discard_count = 1;
    shuffle_pile(round);
}

/* A seat draws a card; which, or -1 if there is none. */
static inline int draw_card(Round *round, int seat)
{
    if (round->pile_count == 0) {
        turn_discards(round);
        if (round->pile_count == 0)
            return -1;
    }
    int card = round->pile[--round->pile_count];
    round->hands[seat][copy_of(card)] |= BIT(place_of(card));
    return card;
}

static inline int next_seat(const Round *round)
{
    return (round->seat + round->step) & (PLAYERS - 1);
}

static inline void pass_on(Round *round)
{
    round->seat = (uint8_t)next_seat(round);
    round->decision = TURN;
}

/* The next seat draws so many cards, and its turn is lost. */
static inline void attack(Round *round, int cards)
{
    round->seat = (uint8_t)next_seat(round);
    while (cards-- > 0)
        draw_card(round, round->seat);
}

static void deal(Round *round)
{
    memset(round->hands, 0, sizeof round->hands);
    memcpy(round->pile, deck, sizeof deck);
    round->pile_count = CARDS;
    shuffle_pile(round);
    for (int card = 0; card < HAND_SIZE; card++)
        for (int seat = 0; seat < PLAYERS; seat++)
            draw_card(round, seat);
    int top = round->pile_count - 1;
    while (place_of(round->pile[top]) >= COLORED) { /* a wild goes back among the rest */
        int chosen = below(round, top + 1);
        uint8_t card = round->pile[chosen];
        round->pile[chosen] = round->pile[top];
        round->pile[top] = card;
    }
    round->discards[0] = round->pile[top];
    round->discard_count = 1;
    round->pile_count = (uint8_t)top;
    round->fits = fits_on[place_of(round->pile[top])];
    round->decisions = 0;
    round->decision = TURN;
    round->seat = 0;
    round->step = 1;
}

static inline void play_card(Round *round, int card)
{
    uint64_t *hand = round->hands[round->seat];
    int place = place_of(card);
    hand[copy_of(card)] ^= BIT(place);
    round->discards[round->discard_count++] = (uint8_t)card;
    if ((hand[0] | hand[1]) == 0) {
        round->decision = OVER;
        return;
    }
    if (place >= COLORED) {
        round->forced = copy_of(card) ? 4 : 0;
        round->decision = COLOR;
        return;
    }
    round->fits = fits_on[place];
    int symbol = symbol_at[place];
    if (symbol >= SKIP) {
        if (symbol == SKIP)
            attack(round, 0);
        else if (symbol == DRAW_TWO)
            attack(round, 2);
        else
            round->step ^= 2;
    }
    pass_on(round);
}

static inline void draw_on_turn(Round *round)
{
    int card = draw_card(round, round->seat);
    if (card >= 0 && round->fits >> place_of(card) & 1) {
        round->drawn = (uint8_t)card;
        round->decision = DRAWN;
    } else {
        pass_on(round);
    }
}

static inline void take_turn(Round *round)
{
    const uint64_t *hand = round->hands[round->seat];
    uint64_t first = hand[0] & round->fits, second = hand[1] & round->fits;
    int firsts = count_bits(first), count = firsts + count_bits(second);
    if (count == 0) {
        draw_on_turn(round);
        return;
    }
    int chosen = below(round, count), copy = 0;
    if (chosen >= firsts) {
        chosen -= firsts;
        first = second;
        copy = SECOND_COPY;
    }
    while (chosen-- > 0)
        first &= first - 1;
    play_card(round, copy + __builtin_ctzll(first));
}

static inline void name_color(Round *round)
{
    round->fits = COLOR_PLACES << (SYMBOLS * below(round, COLORS)) | WILD_PLACES;
    if (round->forced)
        attack(round, round->forced);
    pass_on(round);
}

/* One decision: any of the legal actions, each as likely as the others. */
static inline void decide(Round *round)
{
    if (round->decision == TURN)
        take_turn(round);
    else if (round->decision == COLOR)
        name_color(round);
    else if (below(round, 2))
        pass_on(round);
    else
        play_card(round, round->drawn);
    if (++round->decisions == MOST_DECISIONS)
        round->decision = OVER;
}

#ifdef CHECK
static void require(int holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "ceiling.c: %s\n", what);
        exit(1);
    }
}

/* Every card of the deck is in exactly one place, and nothing else is anywhere. */
static void check(const Round *round)
{
    uint64_t all[2] = {0, 0}, seen[2] = {0, 0};
    int count = round->pile_count + round->discard_count;
    for (int card = 0; card < CARDS; card++)
        all[copy_of(deck[card])] |= BIT(place_of(deck[card]));
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int copy = 0; copy < 2; copy++) {
            seen[copy] |= round->hands[seat][copy];
            count += __builtin_popcountll(round->hands[seat][copy]);
        }
    for (int card = 0; card < round->pile_count; card++)
        seen[copy_of(round->pile[card])] |= BIT(place_of(round->pile[card]));
    for (int card = 0; card < round->discard_count; card++)
        seen[copy_of(round->discards[card])] |= BIT(place_of(round->discards[card]));
    require(count_bits(all[0]) == PLACES && count_bits(all[1]) == PLACES - COLORS, "the deck is wrong");
    require(count == CARDS, "there are more or fewer than 108 cards");
    require(seen[0] == all[0] && seen[1] == all[1], "a card is missing");
    require(round->discard_count > 0, "there is no top card");
    require(round->step == 1 || round->step == 3, "there is no such direction");
    int in_play = round->decision == OVER && round->decisions < MOST_DECISIONS ? -1 : round->seat;
    for (int seat = 0; seat < PLAYERS; seat++)
        require((round->hands[seat][0] | round->hands[seat][1]) != 0 || (in_play < 0 && seat == round->seat),
                "a hand is empty and the round goes on");
    int top = place_of(round->discards[round->discard_count - 1]);
    if (round->decision == TURN && top < COLORED)
        require(round->fits == fits_on[top], "the wrong cards fit");
    if (round->decision == DRAWN)
        require(round->hands[round->seat][copy_of(round->drawn)] >> place_of(round->drawn) & 1, "the card is not held");
}
#else
#define check(round) ((void)0)
#endif

/* Plays whole rounds, one after the other; gives how many decisions were taken. The digest stands for all that
   happened: rounds of the same seed have the same. */
__attribute__((visibility("default"))) uint64_t play_rounds(uint64_t seed, uint64_t rounds, uint64_t *digest)
{
    Round round;
    uint64_t decisions = 0, total = 0;
    make_tables();
    round.random = (seed + 1) * UINT64_C(0x9E3779B97F4A7C15) | 1;
    for (uint64_t number = 0; number < rounds; number++) {
        deal(&round);
        check(&round);
        while (round.decision != OVER) {
            decide(&round);
            check(&round);
        }
        decisions += round.decisions;
        total = total * 31 + round.decisions;
        for (int seat = 0; seat < PLAYERS; seat++)
            total = (total * 31 + round.hands[seat][0]) * 31 + round.hands[seat][1];
    }
    *digest = total;
    return decisions;
}
