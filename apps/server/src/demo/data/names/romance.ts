import { culture } from './name-culture.ts';

export const italianNames = culture(
  [
    'Maria Anna Giuseppina Rosa Giovanna Carla Luisa Angela Franca Rosanna Teresa Graziella Marisa Vittoria Gabriella Donatella Loredana Ornella Nadia Mirella',
    'Paola Patrizia Daniela Antonella Cinzia Roberta Stefania Barbara Monica Simona Laura Cristina Sabrina Lucia Elisabetta Manuela Tiziana Katia Raffaella Emanuela',
    'Francesca Elena Silvia Federica Valentina Chiara Sara Alessia Ilaria Elisa Giulia Marta Claudia Serena Michela Veronica Martina Erika Eleonora Alice',
  ],
  [
    'Giuseppe Giovanni Antonio Mario Luigi Franco Sergio Giancarlo Piero Gianni Bruno Claudio Salvatore Vincenzo Renato Silvano Giorgio Carlo Umberto Aldo',
    'Marco Roberto Stefano Massimo Paolo Fabio Maurizio Mauro Alberto Enrico Andrea Gianluca Riccardo Luca Angelo Daniele Walter Gabriele Dario Corrado',
    'Alessandro Davide Matteo Francesco Simone Lorenzo Emanuele Nicola Cristian Michele Mirko Federico Filippo Alessio Giacomo Manuel Ivan Tommaso Valerio Fabrizio',
  ],
);

export const frenchNames = culture(
  [
    'Monique Françoise Martine Danielle Michèle Annie Jacqueline Nicole Christiane Chantal Bernadette Marie-Claude Évelyne Josiane Colette Geneviève Mireille Brigitte Odile Ghislaine',
    'Sylvie Isabelle Nathalie Véronique Valérie Christine Corinne Laurence Patricia Florence Sophie Pascale Béatrice Muriel Catherine Dominique Agnès Marie-Pierre Karine Carole',
    'Sandrine Stéphanie Céline Virginie Delphine Aurélie Émilie Élodie Audrey Séverine Anne-Laure Mélanie Julie Laetitia Sabrina Caroline Jennifer Hélène Marion Cécile',
  ],
  [
    'Michel Jean-Claude Alain Gérard Jacques Bernard Daniel Jean-Pierre André Claude Christian René Guy Roger Serge Yves Maurice Henri Marcel Robert',
    'Philippe Patrick Pascal Éric Thierry Laurent Christophe Olivier Didier Bruno Gilles François Hervé Marc Franck Frédéric Denis Jean-Marc Vincent Dominique',
    'Nicolas Sébastien David Stéphane Julien Guillaume Jérôme Cédric Ludovic Alexandre Mickaël Arnaud Fabien Grégory Romain Mathieu Emmanuel Benoît Thomas Damien',
  ],
);

/** Brussels and Wallonia. */
export const walloonNames = culture(
  [
    'Monique Christiane Jacqueline Nicole Michèle Marie-Thérèse Anne-Marie Josiane Bernadette Paulette Francine Claudine Andrée Liliane Yvette Nadine Danielle Mireille Arlette Chantal',
    'Martine Nathalie Isabelle Véronique Anne Dominique Sabine Fabienne Béatrice Catherine Pascale Brigitte Patricia Myriam Carine Françoise Corinne Bénédicte Sylviane Murielle',
    'Virginie Stéphanie Laurence Sophie Valérie Caroline Céline Aurélie Julie Delphine Vanessa Émilie Séverine Laetitia Cindy Aline Sandrine Magali Gaëlle Amélie',
  ],
  [
    'Jean Michel Jean-Pierre André Jacques Christian Claude Daniel Freddy Guy Roger Francis Willy Marcel Jean-Marie Léon Georges José Joseph Robert',
    'Philippe Marc Alain Pascal Thierry Benoît Vincent Patrick Didier Olivier Bernard Luc Eric Yves Dominique Étienne Serge Bruno Jean-Luc Xavier',
    'Nicolas Frédéric Laurent Grégory Christophe Sébastien David Cédric Geoffrey Fabrice François Jérôme Julien Thomas Quentin Jonathan Arnaud Gauthier Stéphane Raphaël',
  ],
);

export const spanishNames = culture(
  [
    'María Carmen Josefa Dolores Pilar Mercedes Concepción Francisca Rosario Encarnación Antonia Milagros Amparo Remedios Soledad Angustias Consuelo Isabel Teresa Manuela',
    'Ana Montserrat Inmaculada Yolanda Elena Cristina Rosa Marisol Susana Nuria Beatriz Begoña Lourdes Esther Gloria Belén Eva Margarita Olga Victoria',
    'Laura Marta Raquel Patricia Sonia Mónica Silvia Sara Lorena Vanesa Rocío Noelia Verónica Irene Natalia Sandra Tamara Alicia Miriam Leticia',
  ],
  [
    'José Antonio Manuel Francisco Juan Luis Ángel Vicente Ramón Pedro Andrés Julián Santiago Emilio Domingo Felipe Agustín Salvador Eusebio Gregorio',
    'Javier Carlos Miguel Fernando Jorge Alberto Rafael Enrique Ignacio Jesús Alfonso Ricardo Joaquín Eduardo Tomás Gonzalo Xavier Jaime Julio Roberto',
    'David Daniel Óscar Sergio Rubén Iván Víctor Raúl Diego Pablo Álvaro Adrián Marcos Hugo Israel Borja Samuel Guillermo Héctor Aitor',
  ],
);
