### La mesa en la terminal. Mucho de esto lo dice también el navegador; lo que no, está en terminal-only.ftl.

## Nombres. name-1 se sienta a tu izquierda, y así alrededor de la mesa.

name-you = Tú
name-person = Visita
name-1 = Lucía
name-2 = Mateo
name-3 = Diego
name-4 = Abuela
name-5 = Sofía
name-6 = Leo
name-7 = Tía
name-8 = Vera
name-9 = Nico

## La mesa

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · Ronda { $round } · Tú: { $score } de { $target } puntos
log-stand-in = { $name } ha fallado ({ $reason }). Desde la ronda { $number } juega Normal en su lugar.
log-remark = { $name }: «{ $text }»
log-round = Ronda { $number }
prompt-over = La ronda ha acabado.
prompt-exposed = ¡Te queda una carta y no has cantado UNO!
with-rule = { $text } ({ $rule })

table-top = Encima: { $card }
table-no-color = aún sin color
table-direction = { $direction ->
        [-1] sentido antihorario
       *[1] sentido horario
    }
table-next = luego: { $name }
table-pending = +{ $count } por robar
table-before = Debajo:
table-votes = { $ayes } sí, { $noes } no
table-side = { $side ->
        [dark] lado oscuro
       *[light] lado claro
    }

seat-exposed = ¡sin UNO!
seat-uno = ¡UNO!
seat-out = fuera
seat-finished = puesto { $place }
seat-others = otras caras
seat-known = vistas

explain-card = { $card } ({ $rule }): { $does }
number-does = Un simple número.
nobody-to-catch = Ahora mismo no hay a quien pillar.

## Opciones

choice-draw = Robar
choice-keep = Guardar
choice-accept = { $count ->
        [one] Robar una carta
       *[other] Robar { $count } cartas
    }
choice-accept-color = Robar hasta que salga { $color }
choice-challenge = ¡Desafiar!
choice-dance = ¡Bailar!
choice-vote-yes = Sí, eso fue un baile
choice-vote-no = No
choice-activate-yes = Que actúe
choice-activate-no = Dejarla
choice-stop = Ya está
choice-color = { $color }
choice-target = { $name } ({ $count })
choice-uno = ¡UNO!
choice-uno-said = ¡UNO! Se canta con la próxima carta
choice-catch = ¡Pillar a { $name }!
choice-jump = ¡Colarse con { $card }!
choice-play = Jugar { $card }
choice-stack = Acumular { $card }
choice-lay = Poner { $card }
choice-shed = Descartar { $card }

## Páginas

page-back = Atrás
page-keys = Teclas
page-signs = Formas y signos
page-language = Idioma
page-players = En la mesa
page-example = Ejemplo: { $text }
page-next-round = Siguiente ronda
page-end = Listo
leave = ¿Dejar la mesa? La ronda no ha acabado.
leave-yes = Salir
leave-no = Quedarse

count-cards = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
count-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
player-bot = Bot: { $level ->
        [random] Al azar
        [easy] Fácil
        [normal] Normal
        [hard] Difícil
        [expert] Experto
        [learned] Autodidacta
       *[other] { $level }
    }
player-dealer = reparte

## Puntos

won-round = ¡{ $name } gana la ronda!
    .you = ¡Ganas la ronda!
won-match = ¡{ $name } gana la partida!
    .you = ¡Ganas la partida!
score-name = Nombre
score-cards = En mano
score-round = Ronda
score-total = Total
score-goal = { $scoring ->
        [tally] Se apunta lo que queda. Al llegar a { $target } gana el total más bajo.
       *[points] Gana la partida quien llegue antes a { $target ->
            [one] un punto
           *[other] { $target } puntos
        }.
    }
