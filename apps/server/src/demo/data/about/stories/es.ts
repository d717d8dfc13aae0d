import type { Phrase } from '../about-bank.ts';

export const storiesEs: readonly Phrase[] = [
  'Todos los veranos vuelvo al pueblo de mis padres. La casa huele a cal y a higuera, y a las nueve sacamos las sillas a la calle. Ahí se arregla el mundo sin prisa y sin resultados.',
  'Una vez me equivoqué de autobús en Granada y acabé en una boda. Me pusieron un plato, me sacaron a bailar y me preguntaron de qué parte venía. De parte del autobús, dije.',
  'Tres verdades sobre mí. Silbo con dos dedos, me dan miedo los gansos y me quedo en el cine hasta que encienden la luz.',
  'Desayuno con mi amiga Pilar todos los viernes desde hace diecinueve años. Ella moja la magdalena, yo opino. Dice que ya va siendo hora de que mis historias cambien de público.',
  'Mi padre tenía una huerta y una norma: no se entra sin saludar a las tomateras. Yo sigo saludando. En julio contestan.',
  'Tengo una bicicleta azul, un sombrero de paja y un itinerario que siempre termina en la misma horchatería. Podría decir que hago deporte. Prefiero decir que tengo costumbres.',
  'Los sábados atiendo el puesto de libros de una asociación. Recomiendo sin que me pregunten y acierto la mitad de las veces. La otra mitad vuelve para discutir, que es lo más divertido.',
  'En la terraza hay un sillón de mimbre con dueño discutido: el gato dice que es suyo. A la hora de la siesta negociamos. Casi siempre acabo en la silla.',
  'El otoño pasado planté un almendro con los vecinos. Floreció en febrero, antes de tiempo, como todos los ilusos. Le tengo mucho cariño.',
  'Empecé a correr cuando la gente sensata lo deja. Voy despacio, saludo a todo el mundo y me conozco los bancos. A la vuelta hay pan con tomate, que es el verdadero motivo.',
  'En mi calle sacamos las mesas una noche de julio y cenamos todos juntos. El primer año fuimos doce, el último vino hasta la banda. Yo llevo siempre las mismas empanadillas, porque si no preguntan.',
  'No quería perro. Luego apareció uno en la puerta de la panadería, con una oreja de cada color, y me acompañó a casa sin consultar. Ahora paseamos tres veces al día y me conoce todo el barrio.',
  'Una vez hice de pastor en un belén viviente y se me escapó la oveja. La encontramos en el bar de la plaza, muy tranquila. Desde entonces me dan papeles sin animales.',
  'En el desván de mis padres apareció una máquina de coser con una carta dentro. Era de mi bisabuela, y explicaba cómo se quita una mancha de vino y cómo se quita una pena. Lo de la mancha funciona.',
  'Aprendí a conducir tarde, con un profesor que rezaba bajito en las rotondas. Aprobé a la tercera. Hoy llevo a media familia y solo reza mi hermana.',
  'Colecciono erratas de las cartas de los restaurantes. Mi favorita es una merluza a la plaza. Quien me traiga una mejor tiene sitio en mi mesa.',
  'Mi tío era acomodador en un cine de verano y me dejaba pasar si llevaba pipas para los dos. Vi las mismas películas veinte veces. Todavía me sé diálogos enteros, con el ruido de los grillos.',
  'Tengo una receta de rosquillas que exige dos personas, una que amasa y otra que fríe. Llevo tiempo haciéndolas a medias con la vecina del quinto. Ella fríe, yo amaso y las dos mitades salen torcidas.',
  'Cada primavera subo a ver los cerezos del Jerte con un termo y una silla plegable. Llego antes que los autobuses. Durante media hora, todo aquello florece solo para mí.',
  'En mi pueblo hay un reloj de torre que va siete minutos atrasado, y nadie quiere arreglarlo. Decimos que así llegamos siempre a tiempo. Yo he puesto igual el de la cocina.',
];
