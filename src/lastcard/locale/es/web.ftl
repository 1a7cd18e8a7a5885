### El cliente del navegador. Los textos que comparte con la terminal y el servidor están en los otros archivos.

## En todas partes

web-theme = Colores: { $theme ->
        [light] claros
        [dark] oscuros
       *[auto] como el dispositivo
    }
web-close = Cerrar
web-cards = Cartas
web-back = Dorso de una carta
web-rulebook = Abrir el reglamento
web-rules = Reglas

## La mesa

web-seat = { $name }: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }{ $turn ->
        [yes] { ", le toca" }
       *[no] { "" }
    }
web-away = no está por ahora
web-pile = Mazo, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
web-hand = Tu mano, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
web-log = Registro
web-earlier = Antes
web-dances = ¡{ $name } está bailando!
    .you = El escenario es tuyo: ¡baila!
web-scores = Puntuación
web-chat = Chat
web-open-rule = Abrir la regla { $rule }
web-round = Ronda
web-sort = Orden por { $sort ->
        [symbol] símbolo
       *[color] color
    }

## Inicio

web-welcome = UNO con las reglas impresas
    .more = Cinco ediciones impresas y la clásica, cada una tal como dice su reglamento. Juega con tu gente en sus teléfonos, o ahora mismo con bots.
web-name = Tu nombre
web-avatar = Tu imagen
web-learn = ¿Nunca has jugado? Empieza aquí
web-first-steps = Primeros pasos
web-play-now = Jugar ya con bots
web-play = Jugar
web-play-edition = Jugar a { $edition } con bots
web-friends = Con amigos
web-friends-edition = { $edition } con amigos
web-join = ¿Tienes un código?
web-code = Código de la mesa
web-go = Entrar
web-own-tables = Tus mesas
web-return = Volver
web-public-tables = Mesas abiertas
web-more-decks = Más barajas
web-own-rules = Tus propias reglas
web-free-chairs = { $count ->
        [one] una silla libre
       *[other] { $count } sillas libres
    }
web-to-watch = mirar
web-full = llena
web-printed = Con cartas de verdad
web-pad = Hoja de puntos
web-editions = Ediciones
web-avatar-bear = Oso
web-avatar-cat = Gato
web-avatar-dog = Perro
web-avatar-fox = Zorro
web-avatar-frog = Rana
web-avatar-koala = Koala
web-avatar-octopus = Pulpo
web-avatar-owl = Búho
web-avatar-panda = Panda
web-avatar-penguin = Pingüino
web-avatar-rabbit = Conejo
web-avatar-tiger = Tigre
web-wrong-link = Este enlace no lleva a ninguna parte. Quizá le falte un trozo: pídelo otra vez.
web-no-server = El servidor no responde. ¿Está en marcha?

## Una mesa nueva

web-which-edition = ¿Qué edición?
web-screen = Pantalla grande
    .more = Esta pantalla es el centro de la mesa: una tele, o un portátil que todos vean. Las manos están en los teléfonos, y quien se siente primero organiza la mesa.
web-pass = Un dispositivo para todos
    .more = Un teléfono o una tableta va pasando por la mesa. En tu turno muestra tus cartas, y las de nadie más.
web-pass-how = Pásalo cuando lo diga la pantalla. Las cartas siguen ocultas hasta que quien tiene el turno muestra las suyas.
web-pass-who = ¿Quién juega?
web-pass-name = Nombre { $number }
web-pass-face = Otra imagen para { $name }
web-pass-add = Añadir a alguien
web-pass-bots = Bots que juegan
web-pass-remove = Quitar a { $name }
web-pass-to = Pásalo a { $name }
web-pass-show = Soy { $name }: ver mis cartas
web-pass-hide = Tapar mis cartas
web-pass-exposed = ¡A { $name } le queda una carta y no ha cantado UNO!
web-pass-catch = { $name }: ¡Te pillé!
web-pass-uno = { $name }: ¡UNO!
web-new-table = Nueva mesa
web-players = Jugadores
web-level = Bots
web-level-easy = Fácil
web-level-normal = Normal
web-level-hard = Difícil
web-level-expert = Experto
web-level-learned = Autodidacta
web-turn-time = Segundos por turno
web-watchers = Otros pueden mirar
web-public = Cualquiera puede encontrarla
web-open-table = Abrir la mesa
web-puzzle = Acertijo del día
    .more = Un momento de una ronda real. Una jugada es claramente la mejor, y no es la evidente.
web-puzzle-solve = Resolver
web-puzzle-next = Siguiente acertijo
web-puzzle-again = Mirar otra vez
web-alone = Solo yo y los bots
web-house-rules = Reglas de la casa
web-house-rules-are = Reglas: las impresas
web-by-the-book = las impresas
web-rules-differ = { $count ->
        [one] una regla de la casa
       *[other] { $count } reglas de la casa
    }
web-change-line = cambiar
web-show-line = ver
web-what = ¿Qué es esto?
web-own-edition = Tus propias reglas (subir un archivo)…
web-presets = Reglas preparadas
web-preset-book = Según el reglamento
    .more = Tal como están impresas.
web-preset-beginners = Para principiantes
    .more = Muestra qué encaja, avisa antes de un error, deja tiempo para cantar UNO; bots fáciles, sin faroles, sin puntos, dos minutos para pensar.
web-preset-family = En familia
    .more = Con calma: sin faroles, nadie queda fuera, siempre se puede robar, sin puntos, dos minutos para pensar.
web-preset-party = Fiesta
    .more = { $swaps ->
        [yes] Acumular, el 7 cambia, el 0 pasa, colarse; sin puntos.
       *[no] Acumular y colarse; sin puntos.
    }
web-preset-quick = Rápida
    .more = Cinco cartas, una ronda, medio minuto.
web-preset-home = Como en casa
    .more = Comodín +4 cuando quieras, sin desafíos, se acumula igual sobre igual; sin puntos, dos minutos para pensar.
web-preset-tournament = Torneo
    .more = Según el reglamento y a puntos, medio minuto por turno.

## Sillas

web-who-are-you = ¿Quién eres?
web-share = Escanéalo, o escribe este código:
web-only-here = Solo este equipo llega a la mesa.
    .more = Para que entren teléfonos, detén Lastcard y vuelve a abrirlo con
web-invite-text = ¡Ven a jugar al UNO conmigo! { $link }
web-mail = Correo
web-scan = Escanea para jugar
    .more = , o abre esta dirección y escribe el código:
web-first-is-host = Quien se siente primero organiza la mesa.
web-link = Enlace a la mesa
web-copy = Copiar
web-copied = Copiado
web-free = libre
web-for-friend = para un amigo
web-host = organiza
web-sit = Sentarse
web-sit-here = Sentarme aquí
web-stand-up = Levantarse
web-all-taken = Todas las sillas están ocupadas. Quien organiza puede añadir una.
web-fill = Completar con bots
web-add-chair = Una silla más
web-wait-friends = Falta que se siente alguien más, una persona o un bot.
web-remove = Quitar
web-start = Repartir
web-round-closed = La última ronda no pudo seguir: o las reglas se actualizaron a medias, o nadie había ganado después de 10 000 jugadas. Queda en empate y nadie puntúa. Se puede repartir la siguiente.
web-wait-host = Se reparte cuando estén todos.
web-next-here = { $name } en la próxima ronda
web-leaves = se va después de esta ronda
web-muted = en silencio
web-program = juega un programa
web-lend = Que un programa juegue por mí
    .more = Un bot que escribiste, o un asistente, se sienta en tu silla. Todos ven que es un programa; no chatea, y sus rondas no están en tus estadísticas.
web-lend-for = Durante
web-hours = { $count ->
        [one] una hora
       *[other] { $count } horas
    }
web-days = { $count ->
        [one] un día
       *[other] { $count } días
    }
web-make-token = Crear una clave
web-token = Clave
web-token-once = Cópiala ahora: no se vuelve a mostrar. Quien la tenga juega en tu asiento, así que dásela a tu programa y a nadie más.
web-lent-until = Un programa puede jugar en tu asiento hasta el { $until }.
web-reclaim = Recuperar mi asiento
web-who-plays = Quién está en la silla { $number }
web-about = Más sobre { $name }
web-hush = Ocultar lo que escribe { $name }
web-unhush = Mostrar lo que escribe { $name }
web-make-host = Que organice la mesa
web-mute = Silenciar
web-unmute = Dejar hablar
web-lock = Que no entre nadie más
web-knocking = Has llamado. Enseguida te abren…
web-knocks = { $name } llama a la puerta.
web-admit = Dejar entrar
web-turn-away = Ahora no
web-locked = Por ahora no se deja entrar a nadie más.
web-watching = Miran: { $names }
web-send-link = Enviar a tus amigos
web-change = Cambiar las reglas
web-change-later = Se pueden cambiar cuando acabe esta ronda.
web-change-restarts = Cambiarlas empieza una partida nueva.
web-cancel = Cancelar
web-apply = Jugar así
web-people = Quién está
web-invite = Invitar a tus amigos
web-own-settings = Tus ajustes
web-hand-only = Mostrar solo mi mano (la mesa está en una pantalla grande)
web-table = La mesa

## En la mesa

web-your-turn = Te toca
web-connecting = Un momento…
web-lost = Se perdió la conexión. Probando otra vez…
web-autopilot = Un bot juega por ti. Toca para seguir tú.
web-try-out = Una prueba
web-missed = ¡Has vuelto! Mientras tanto { $count ->
        [one] pasó una cosa
       *[other] pasaron { $count } cosas
    }.
web-menu = Menú
web-home = Inicio, guardando mi silla
web-leave = Irme del todo
web-rematch = Otra partida
web-record = Guardar el registro
web-sound = Sonido { $on ->
        [yes] activado
       *[no] apagado
    }
web-say = Di algo
web-send = Enviar
web-leave-sure = ¿Seguro que te vas? Un bot ocupará tu lugar.
web-notices = Avisarme cuando me toque
web-notices-refused = Tu navegador ha bloqueado los avisos. Puedes permitirlos en sus ajustes para esta página.
web-waiting = Juegas desde la próxima ronda
web-chat-empty = Nadie ha dicho nada todavía.
web-reaction-thumbs-up = Bien
web-reaction-clap = Bravo
web-reaction-laugh = Jaja
web-reaction-wow = Guau
web-reaction-sad = Buaa
web-reaction-angry = Grr
web-reaction-party = Fiesta
web-reaction-think = Mmm
web-reaction-hurry = Vamos
web-reaction-sorry = Perdón

## Lo que pasa alrededor del juego, en voz alta

web-around-sat = { $name } se sienta.
web-around-left = { $name } se va.
web-around-removed = Han sacado de la mesa a { $name }.
web-around-renamed = { $old } se llama ahora { $name }.
web-around-host = Ahora organiza { $name }.
web-around-filled = Se sienta un bot.
web-around-freed = Se va un bot.
web-around-locked = { $yes ->
        [yes] Ya no puede entrar nadie más.
       *[no] Se puede entrar otra vez.
    }
web-around-muted = { $yes ->
        [yes] Se ha silenciado a { $name }.
       *[no] { $name } puede volver a hablar.
    }
web-around-program = { $yes ->
        [yes] Ahora juega un programa por { $name }.
       *[no] { $name } vuelve a jugar, sin programa.
    }
web-around-admitted = { $yes ->
    [yes] Se deja entrar a { $name }.
   *[no] No se deja entrar a { $name }.
}
web-around-settings = Han cambiado las reglas de esta mesa.
web-around-closed = { web-round-closed }
web-around-undealt = Las reglas del servidor se actualizaron mientras se barajaba: no se repartió nada. Empezad la ronda otra vez.
web-around-stand_in = Este bot ha fallado. Desde la ronda { $number } juega Normal en su lugar.
web-around-round = Empieza la ronda { $number }.

## Reglas

web-rules-own = Reglas propias de esta edición
web-rules-common = Reglas comunes

## Hoja de puntos

web-player = Nombre { $number }
web-went-out = Ganó la ronda
web-left-over = Quedan: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-was-out = quedó fuera ({ $points })
web-write = Apuntar
web-undo = Deshacer
web-new-sheet = Hoja nueva
web-new-sheet-sure = ¿Tirar estos puntos?
web-one-less = Una menos: { $card }

## Repetición

web-step = Paso siguiente
web-step-back = Paso atrás
web-run = Reproducir
web-pause = Pausa
web-speed = Velocidad
web-seek = Lugar de la ronda
web-seen-by = Visto por
web-all-open = Todas las manos a la vista
web-copy-link = Copiar enlace
web-replay = Verla otra vez
web-try = Probar desde aquí
web-branch = Prueba · { $pile ->
        [real] el mazo real
       *[shuffled] mazo barajado de nuevo
    }
web-review = Análisis
web-review-round = Analizar esta ronda

web-shuffling = Barajando entre todos…
web-left-out = Barajado sin { $names }: no hubo respuesta a tiempo.
web-comma = {", "}
web-gap = { " " }
web-seal-checking = Comprobando el barajado…
web-seal-unchecked = Sin comprobar: el servidor no entrega el registro
web-seal-helped = Ayudaste a barajar esto
web-seal-left-out = Barajado sin ti
web-seal-wrong = Algo va mal en este reparto
web-seal-checked = Tu navegador ha hecho otra vez toda la cuenta por sí mismo: los números bajo llave, el barajado y tus cartas encajan.
web-seal-followed = { $count ->
    [0] Todas las cartas robadas, jugadas o enseñadas hasta el final salieron de este barajado.
    [one] Todas las cartas robadas, jugadas o enseñadas hasta el final salieron de este barajado; los descartes se volvieron a barajar una vez.
   *[other] Todas las cartas robadas, jugadas o enseñadas hasta el final salieron de este barajado; los descartes se volvieron a barajar { $count } veces.
}
web-seal-without = { $count ->
        [one] Falta el número de una persona, que no llegó a tiempo.
       *[other] Faltan los números de { $count } personas, que no llegaron a tiempo.
    }
web-seal-again = { $count ->
        [one] Antes de este se anunció un barajado que nunca se repartió o, que tú sepas, no llegó al final.
       *[other] Antes de este se anunciaron { $count } barajados que nunca se repartieron o, que tú sepas, no llegaron al final.
    }
web-seal-what-record = Este no es el registro que se anunció al acabar la ronda.
web-seal-what-terms = El registro cuenta otro reparto distinto del que se le dijo a tu navegador.
web-seal-what-deck = Estas no son las cartas que tocan en esta edición.
web-seal-what-secret = El número del servidor no es el que había guardado bajo llave.
web-seal-what-shares = El número de alguien no es el que se guardó bajo llave.
web-seal-what-key = Estos números no dan este barajado.
web-seal-what-dealer = Según este barajado reparte otra persona.
web-seal-what-seat = Te repartieron en un asiento distinto del que se te había dicho.
web-seal-what-hand = Este barajado no reparte las cartas que te dieron.
web-seal-what-draws = Cartas destapadas o robadas no salieron de este barajado.
web-seal-receipt = Guardar el recibo
web-fair = ¿Quién barajó?
web-fair-promise = Aquí nadie puede elegir las cartas. Ni los demás jugadores, ni el servidor.
web-fair-picture = Los números de todos van a un mismo cuenco, y lo que sale baraja las cartas.
web-fair-you = Tú
web-fair-friend = Tus amigos
web-fair-server = El servidor
web-fair-box = Bajo llave.
    .more = Antes de cada ronda, el dispositivo de cada cual piensa un número secreto enorme, y el servidor también. Cada uno mete el suyo en una caja con llave y la pone en la mesa. Nadie puede mirar dentro, y nadie puede ya cambiar lo que hay.
web-fair-mix = Se mezcla todo.
    .more = Solo cuando todas las cajas están en la mesa abren los jugadores las suyas. Todos los números se mezclan en uno, y ese baraja las cartas. Si cambia una sola cifra de un solo número, cada carta acaba en otro sitio.
web-fair-open = Se abre la última.
    .more = La caja del servidor sigue cerrada hasta que acaba la ronda: si no, se podrían calcular las cartas de todos. Entonces se abre también, y tu propio dispositivo hace otra vez toda la cuenta. ¿Las mismas cajas, el mismo número, las mismas cartas? Entonces recibes el sello. No se fía de la palabra del servidor.
web-fair-out = Así que, si tu número está ahí, nadie podía saber el resultado de antemano, aunque todos los demás estuvieran compinchados. Como mucho podrían dejar una caja cerrada en el último momento, y lo vería todo el mundo.
web-fair-left = Todo esto tarda menos de un segundo, y no tienes que tocar nada. Quien no responde a tiempo se queda fuera de la mezcla, y se avisa a todos. Las cartas se le reparten igual.
web-fair-experts = Si sabes de SHA-256 y HKDF: docs/fairness.md tiene cada paso con vectores de prueba, y lastcard verify comprueba un registro con tu recibo.

## Veladas y grupos

web-evenings = Tus veladas
web-evenings-all = Estadísticas y grupos
web-last-evenings = Últimas veladas
web-no-evenings = Nada todavía. Juega una ronda hasta el final y aparecerá aquí.
web-evening-rounds = { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
web-evening-won = Rondas ganadas
web-watch-last = Ver la última ronda
web-show-all = Ver todo
web-a-bot = bot
web-somebody = alguien que ya no está
web-statistics = Tus estadísticas
web-figure-rounds = Rondas
web-figure-wins = Victorias
web-figure-points = Puntos
web-figure-calls = UNO cantados
web-figure-catches = Olvidos pillados
web-figure-challenges = Desafíos ganados
web-figure-comeback = Mejor remontada
web-comeback-cards = con { $count } cartas
web-rivals = Cara a cara
web-rival = { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }: { $won } para ti, { $lost } para la otra parte
web-circle = Grupo
web-circles = Grupos
    .more = Para gente que juega a menudo: un enlace, mesas propias, sus reglas y una liga para todo el año.
web-circle-name = Nombre del grupo
web-circle-new = Crear un grupo
web-circle-invited = ¿Entrar en «{ $name }»?
web-circle-join = Entrar
web-circle-tables = Mesas
web-circle-open = Abrir una mesa
web-league = Liga
    .more = Las rondas en las mesas de este grupo cuentan aquí en cuanto juegan dos del grupo.
web-circle-rules = Así jugamos
web-circle-change = Cambiar
web-circle-text = ¡Únete a nuestro grupo de UNO! { $link }
web-circle-link = Enlace al grupo
    .more = Quien tenga este enlace puede entrar.
web-circle-renew = Hacer un enlace nuevo
    .question = El enlace viejo dejará de funcionar. La gente del grupo encuentra el nuevo en «Tus veladas».
web-members = Quién está
web-maker = lo creó
web-circle-leave = Salir
    .question = ¿Salir de este grupo? Lo que has jugado se queda en su liga.
web-circle-remove = Quitar
    .question = ¿Quitar a { $name }? El enlace también cambia, así que con el viejo no se puede volver.
web-own-data = Lo que guardamos de ti
    .more = Tus rondas, estadísticas y grupos son de este navegador. No hay cuenta ni contraseña.
web-other-device = Usar también otro dispositivo
    .more = Escanea esto con el otro dispositivo. Vale una vez, durante cinco minutos; no se lo enseñes a nadie más.
web-download = Descargar
web-delete = Borrarlo todo
web-delete-question = Tus veladas, estadísticas y grupos desaparecerán para siempre, y tu nombre se borrará de las listas de tus amigos.
web-delete-yes = Borrarlo todo
web-deleted = Todo borrado. Ahora eres una cara nueva aquí.
web-move = Seguir en este dispositivo
    .more = Este navegador pasa a ser la persona de tu otro dispositivo: las mismas sillas, estadísticas y grupos. Lo que se jugó hasta ahora en este navegador se queda atrás.
web-move-yes = Sí, soy yo
