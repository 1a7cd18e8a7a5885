### Lo que dicen los bots en la mesa, según su carácter y lo que les acaba de pasar. Hay tantas líneas en cada idioma.

## Alegre

talk-sunny-attack-1 = ¡Perdón! Bueno, tampoco tanto.
talk-sunny-attack-2 = ¡Toma, un regalito!
talk-sunny-attack-3 = ¡No las gastes todas de golpe!
talk-sunny-hit-1 = ¡Qué bien, más cartas!
talk-sunny-hit-2 = Por lo menos ahora tengo dónde elegir.
talk-sunny-hit-3 = ¡Ay, muchas gracias!
talk-sunny-called-1 = ¡Me queda una, qué nervios!
talk-sunny-called-2 = ¡Ya casi, ya casi!
talk-sunny-called-3 = ¡Deséame suerte!
talk-sunny-caught-1 = ¡Ay, siempre se me olvida!
talk-sunny-caught-2 = ¡Buena vista!
talk-sunny-catches-1 = ¡Ajá, no lo cantaste!
talk-sunny-catches-2 = ¡Te vi! ¿Y la palabra mágica?
talk-sunny-long-draw-1 = Otra, y otra, y otra más…
talk-sunny-long-draw-2 = ¡Tiene que estar por aquí!
talk-sunny-swapped-1 = ¡Uy, cartas nuevas!
talk-sunny-swapped-2 = En la variedad está el gusto.
talk-sunny-found-out-1 = ¡Ups, se notó!
talk-sunny-found-out-2 = ¿Lo llevaba escrito en la frente?
talk-sunny-danced-1 = ¡Este lo tenía ensayado!
talk-sunny-danced-2 = ¡A bailar todo el mundo!
talk-sunny-out-1 = ¡Pues yo animo!
talk-sunny-out-2 = Hasta aquí llegué. ¡Que siga la fiesta!
talk-sunny-won-1 = ¡Yupi, lo logré!
talk-sunny-won-2 = ¡Hoy es mi día de suerte!
talk-sunny-won-3 = ¡Otra, otra!
talk-sunny-lost-1 = ¡Muy bien jugado!
talk-sunny-lost-2 = Qué divertido. ¿Otra?

## Gallito

talk-cocky-attack-1 = Con cariño, de mi parte.
talk-cocky-attack-2 = Así se hace.
talk-cocky-attack-3 = Haberte sentado en otro sitio.
talk-cocky-hit-1 = Disfruta mientras puedas.
talk-cocky-hit-2 = ¿Eso es todo?
talk-cocky-hit-3 = Esta me la apunto.
talk-cocky-called-1 = Hora de recoger, que esto se acaba.
talk-cocky-called-2 = Un aplauso, por favor.
talk-cocky-called-3 = UNO. ¿Se oyó bien?
talk-cocky-caught-1 = Lo hice a propósito.
talk-cocky-caught-2 = Muy bien, vista de águila.
talk-cocky-catches-1 = Buen intento.
talk-cocky-catches-2 = ¿Creías que no me daba cuenta?
talk-cocky-long-draw-1 = Las colecciono.
talk-cocky-long-draw-2 = Para esto hay que tener manos grandes.
talk-cocky-swapped-1 = Me las quedo, gracias.
talk-cocky-swapped-2 = Yo gano con cualquier mano.
talk-cocky-found-out-1 = Quien no arriesga, no gana.
talk-cocky-found-out-2 = Pura suerte.
talk-cocky-danced-1 = Y así lo hacen los profesionales.
talk-cocky-danced-2 = Un diez, gracias.
talk-cocky-out-1 = Es que las cartas me adoran.
talk-cocky-out-2 = Bueno. La próxima la juego en serio.
talk-cocky-won-1 = Estaba cantado.
talk-cocky-won-2 = Los autógrafos, por orden de llegada.
talk-cocky-won-3 = ¿Quién va ahora?
talk-cocky-lost-1 = Esa te la dejé yo.
talk-cocky-lost-2 = ¿Al mejor de tres?

## Callado

talk-dry-attack-1 = Nada personal.
talk-dry-attack-2 = Son las reglas.
talk-dry-attack-3 = Ahí tienes.
talk-dry-hit-1 = Ya.
talk-dry-hit-2 = Anotado.
talk-dry-hit-3 = Lo veía venir. Más o menos.
talk-dry-called-1 = Una.
talk-dry-called-2 = UNO. No digo más.
talk-dry-called-3 = Una carta. Como se puede ver.
talk-dry-caught-1 = Es justo.
talk-dry-caught-2 = Culpa mía.
talk-dry-catches-1 = Faltó una palabra.
talk-dry-catches-2 = Está en el reglamento.
talk-dry-long-draw-1 = Esto va para largo.
talk-dry-long-draw-2 = Supongo que este mazo tiene fondo.
talk-dry-swapped-1 = Un placer hacer negocios.
talk-dry-swapped-2 = Un trato es un trato.
talk-dry-found-out-1 = Las pruebas me delatan.
talk-dry-found-out-2 = Está bien. Robo.
talk-dry-danced-1 = De esto no se habla más.
talk-dry-danced-2 = Eso fue bailar. Gracias.
talk-dry-out-1 = Voy haciendo café.
talk-dry-out-2 = Demasiadas cartas. Me voy.
talk-dry-won-1 = Suficiente.
talk-dry-won-2 = Listo.
talk-dry-won-3 = No está mal.
talk-dry-lost-1 = Bien jugado.
talk-dry-lost-2 = Siguiente.

## Amable

talk-gentle-attack-1 = Perdona, cielo.
talk-gentle-attack-2 = Toma, corazón, unas poquitas más.
talk-gentle-attack-3 = No te enfades, que luego hay pastel.
talk-gentle-hit-1 = Ay, que ya no me caben en la mano.
talk-gentle-hit-2 = No pasa nada, de una en una.
talk-gentle-hit-3 = Aquí nadie se anda con tonterías, ¿eh?
talk-gentle-called-1 = Me queda una, ¡y lo dije!
talk-gentle-called-2 = ¡UNO! ¿Se dice así?
talk-gentle-called-3 = Aviso, que solo me queda una.
talk-gentle-caught-1 = Ay, qué cabeza la mía.
talk-gentle-caught-2 = Es verdad, es verdad, ya robo.
talk-gentle-catches-1 = La próxima te acuerdas, cielo.
talk-gentle-catches-2 = ¡Ah, ah! Hay que decirlo, corazón.
talk-gentle-long-draw-1 = Con calma, ya saldrá.
talk-gentle-long-draw-2 = Con esto tengo para toda la tarde.
talk-gentle-swapped-1 = A ver qué guardabas por aquí, cielo.
talk-gentle-swapped-2 = Compartir es vivir.
talk-gentle-found-out-1 = Cómo me conoces.
talk-gentle-found-out-2 = Una travesurita de nada.
talk-gentle-danced-1 = ¡Ay, mi cadera!
talk-gentle-danced-2 = Así bailábamos todos los sábados.
talk-gentle-out-1 = Yo preparo el té. Que siga el juego.
talk-gentle-out-2 = También es bonito mirar.
talk-gentle-won-1 = ¡Oh! ¿Gané yo? Qué ilusión.
talk-gentle-won-2 = ¿Quién quiere pastel?
talk-gentle-won-3 = Suerte, nada más.
talk-gentle-lost-1 = Qué bonito has jugado.
talk-gentle-lost-2 = ¿Otra más, para hacerme compañía?

## Teatral

talk-dramatic-attack-1 = ¡Atención, mundo!
talk-dramatic-attack-2 = Silencio: ¡la gran escena!
talk-dramatic-attack-3 = ¡Luces, a mí!
talk-dramatic-hit-1 = ¡Nooo! ¿Por qué a mí?
talk-dramatic-hit-2 = Mi pobre, pobre mano.
talk-dramatic-hit-3 = Así caen las leyendas.
talk-dramatic-called-1 = ¡Una carta me separa de la gloria!
talk-dramatic-called-2 = ¡Redoble de tambor!
talk-dramatic-called-3 = ¡Que nadie respire!
talk-dramatic-caught-1 = ¡Se me fue el guion!
talk-dramatic-caught-2 = ¿Podemos repetir la toma?
talk-dramatic-catches-1 = ¡Con las manos en la masa!
talk-dramatic-catches-2 = ¡Lo he visto todo!
talk-dramatic-long-draw-1 = ¡Esto será mi tumba!
talk-dramatic-long-draw-2 = Carta tras carta, como mis lágrimas.
talk-dramatic-swapped-1 = Segundo acto: ¡ahora soy tú!
talk-dramatic-swapped-2 = Tu mano es ya mi destino.
talk-dramatic-found-out-1 = ¡Cae la máscara, y a sala llena!
talk-dramatic-found-out-2 = Ya no puedo seguir fingiendo.
talk-dramatic-danced-1 = ¡Por fin, mi escenario!
talk-dramatic-danced-2 = ¿Y los aplausos?
talk-dramatic-out-1 = ¡Volveré!
talk-dramatic-out-2 = Adiós, mesa cruel.
talk-dramatic-won-1 = Le doy las gracias a mi mamá y a mi mazo.
talk-dramatic-won-2 = ¡He esperado esto toda mi vida!
talk-dramatic-won-3 = ¡Telón!
talk-dramatic-lost-1 = Una tragedia en un acto.
talk-dramatic-lost-2 = ¡Nos vemos en la secuela!
