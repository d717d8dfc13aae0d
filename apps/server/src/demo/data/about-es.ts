import type { AboutBank } from './about-bank.ts';

export const aboutEs: AboutBank = {
  openings: [
    {
      female: 'Alegre, cariñosa y un poco cabezota, según mi hermana.',
      male: 'Alegre, cariñoso y un poco cabezota, según mi hermana.',
    },
    'Soy de risa fácil y de sobremesa larga.',
    {
      female: 'Me apunté aquí animada por mis amigas, que ahora quieren que les cuente todo.',
      male: 'Me apunté aquí animado por mis amigos, que ahora quieren que les cuente todo.',
    },
    'He aprendido a vivir sin prisa, y la verdad es que sienta de maravilla.',
    {
      female: 'Parezco seria en las fotos, pero es que nunca sé dónde mirar.',
      male: 'Parezco serio en las fotos, pero es que nunca sé dónde mirar.',
    },
    'La vida me ha dado alguna vuelta de campana y aquí sigo, con ganas de más.',
    {
      female: 'Soy tranquila por fuera y muy inquieta por dentro.',
      male: 'Soy tranquilo por fuera y muy inquieto por dentro.',
    },
    'Creo en la buena educación, en el buen aceite y en llamar por teléfono.',
    {
      female: 'Dicen que soy buena consejera; yo creo que es porque hago buen café.',
      male: 'Dicen que soy buen consejero; yo creo que es porque hago buen café.',
    },
    'Me gustan las personas que miran a los ojos y preguntan de verdad.',
    {
      female: 'Madrugadora sin remedio y optimista por costumbre.',
      male: 'Madrugador sin remedio y optimista por costumbre.',
    },
    'No soy de grandes discursos, pero las croquetas me salen de diez.',
  ],
  middles: [
    'Los domingos hago paella y siempre acaba viniendo alguien más.',
    'Me encanta caminar por el monte y parar donde huela a comida.',
    'Voy a clases de baile los martes; el bolero ya casi me obedece.',
    'Tengo la terraza llena de geranios y les pongo la radio para que no se aburran.',
    'Me pierdo en los mercadillos y vuelvo con cosas que no sabía que necesitaba.',
    'Leo novela negra en la playa, con sombrero y debajo de la sombrilla.',
    'Una buena película en versión original y unas tapas después: plan redondo.',
    'Canto en un coro de barrio donde lo importante es la merienda.',
    'Cada otoño salgo a buscar setas, y a veces hasta las encuentro.',
    'He empezado con la fotografía y mis vecinos ya huyen cuando saco la cámara.',
    'Cocino de oído, como mi abuela: un puñado de esto y un chorrito de aquello.',
    'Viajo en cuanto puedo, con poca maleta y mucha curiosidad.',
    'Juego al dominó los jueves con una pandilla que discute más que juega.',
  ],
  closings: [
    'Me gustaría conocer a alguien con quien reírme hasta de los lunes.',
    'Si te apetece, empezamos por un café y que la conversación decida.',
    'Busco buena compañía, sinceridad y alguien que comparta el postre.',
    'Cuéntame qué canción te pone de buen humor.',
    'Sin prisas y sin teatro: lo que tenga que ser, será.',
    'Si has leído hasta aquí, ya me caes bien.',
    'Contesto siempre a quien escribe con respeto y un poco de gracia.',
    'Me hace ilusión volver a tener a quien contarle el día.',
    'Prefiero un paseo de verdad a cien mensajes.',
    'Lo demás te lo cuento mirando el mar, o donde tú digas.',
  ],
};
