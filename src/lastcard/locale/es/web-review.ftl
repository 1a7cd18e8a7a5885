### El análisis de una ronda en el navegador. Lo que también dice la terminal está en review.ftl.

web-review-help = Cada decisión se compara con la mejor que había, en miles de rondas jugadas desde ese momento.
web-review-of = Las decisiones de
web-review-way = Según
web-review-known = { $you ->
        [yes] Lo que sabías
       *[no] Lo que sabía { $name }
    }
web-review-open = Cartas a la vista
web-review-progress = Repasando la ronda
web-review-refining = Mirando otra vez, más de cerca
web-review-broken = El análisis se detuvo a medias.
web-review-part = La ronda fue muy larga: está analizada hasta el paso { $step }.
web-review-again = Otra vez
web-review-chances = Probabilidad de ganar
web-review-at = Paso { $step }: { $chances }
web-review-chance = { $name } { $percent } %
web-review-table = Lo mismo en una tabla
web-review-step = Paso
web-review-decision = Decisión
web-review-on-top = encima
web-review-better = mejor
web-review-percent = { $percent } %
web-review-here = Paso { $step } de { $last }
web-review-nothing = Aquí no había nada que juzgar.
web-review-choices = Victorias de 100, a primera vista
web-review-earlier = Decisión anterior
web-review-later = Decisión siguiente
web-review-show = Ver la mesa
web-review-luck = Suerte y habilidad
web-review-began = Al empezar
web-review-given = Decisiones
web-review-brought = Las cartas y los demás

## Pruebas

web-try-title = Probar desde el paso { $step }
web-try-about = Te sientas y sigues jugando desde aquí; los demás asientos los ocupan bots. Es una prueba: nadie barajó para ella, y no cuenta nada.
web-try-seat = Tu asiento
web-try-pile = El mazo
web-try-pile-real = Como estaba
web-try-pile-shuffled = Barajado de nuevo
web-try-hands = Cada cual tiene las cartas que tenía entonces.
web-try-start = Sentarse
web-try-over = Aquí la ronda ya ha acabado. Vuelve antes un paso atrás.
web-try-again = Otra vez
web-try-back = Volver a la repetición
web-try-link = Copiar un enlace a este momento
web-try-share = Copiar un enlace a esta prueba
web-try-note = Una prueba desde el paso { $step }: nadie barajó para ella, y no cuenta nada. { $pile ->
        [real] Las manos y el mazo son los de verdad.
       *[shuffled] Las manos son las de verdad, el mazo se barajó de nuevo.
    }

web-coach-ask = Preguntar al entrenador
