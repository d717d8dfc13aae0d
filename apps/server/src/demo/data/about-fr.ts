import type { AboutBank } from './about-bank.ts';

export const aboutFr: AboutBank = {
  openings: [
    {
      female: 'Gourmande, curieuse et rarement à court de mots.',
      male: 'Gourmand, curieux et rarement à court de mots.',
    },
    'On me dit de bonne compagnie, surtout après le premier café.',
    {
      female: 'Je me suis inscrite sur un pari avec une amie, et j’ai perdu avec plaisir.',
      male: 'Je me suis inscrit sur un pari avec un ami, et j’ai perdu avec plaisir.',
    },
    'J’ai appris à ralentir, et franchement, la vue est plus belle.',
    'Je suis quelqu’un de posé, sauf devant un buffet de desserts : là, je deviens intrépide.',
    {
      female: 'Un peu rêveuse, très fidèle en amitié, toujours partante pour un pique-nique.',
      male: 'Un peu rêveur, très fidèle en amitié, toujours partant pour un pique-nique.',
    },
    'La vie m’a fait quelques surprises ; j’ai décidé d’en garder les bonnes.',
    'Je préfère une vraie conversation à dix messages, mais il faut bien commencer quelque part.',
    {
      female: 'Plutôt discrète au début, franchement bavarde ensuite.',
      male: 'Plutôt discret au début, franchement bavard ensuite.',
    },
    'Mon optimisme résiste à tout, même aux notices de meubles à monter.',
    {
      female: 'Je suis heureuse de peu : une table dehors, du pain frais et le temps qu’il faut.',
      male: 'Je suis heureux de peu : une table dehors, du pain frais et le temps qu’il faut.',
    },
    'Mes proches me trouvent d’une patience d’ange, sauf en voiture.',
  ],
  middles: [
    'Le samedi matin, c’est marché : je pars pour trois poireaux et je reviens avec un panier plein.',
    'Je marche beaucoup, en forêt comme en ville, de préférence sans itinéraire.',
    'Je chante dans une chorale où l’on rit autant qu’on répète.',
    'Mon potager produit surtout des courgettes et des anecdotes.',
    'J’aime le cinéma de quartier, celui où l’on connaît le prénom de la caissière.',
    'Je collectionne les recettes de famille et j’en rate encore une sur deux.',
    'Un bon polar, un plaid, la pluie dehors : voilà mon dimanche idéal.',
    'Je me suis mis en tête d’apprendre l’italien, et les mains suivent déjà très bien.',
    'L’été, je file au bord de la mer hors des heures de pointe, avec un livre et un chapeau.',
    'Je joue à la pétanque le vendredi, avec plus de conviction que d’adresse.',
    'Les brocantes sont ma faiblesse : j’en reviens toujours avec une lampe de plus.',
    'Je cuisine en écoutant Brassens, ce qui allonge un peu les temps de cuisson.',
    'J’aide à la bibliothèque du quartier, où j’emprunte plus que je ne range.',
  ],
  closings: [
    'J’aimerais rencontrer une personne douce, drôle et sincère.',
    'Et si on commençait par une promenade et un chocolat chaud ?',
    'Pas de grandes promesses, juste l’envie de partager de beaux moments.',
    'Dites-moi quel livre vous emporteriez, je vous dirai lequel je vous prêterais.',
    'Je crois encore aux belles rencontres, alors pourquoi pas la nôtre ?',
    'Si vous savez rire de vous-même, nous allons bien nous entendre.',
    'Je réponds à tous les messages écrits avec un peu de cœur.',
    'La complicité d’abord ; le reste viendra à son heure.',
    'Je garde une place à table pour quelqu’un qui aime prendre son temps.',
    'À vous de me raconter la suite.',
  ],
};
