import type { Locale } from '@vesper/domain';

const list = (names: string): readonly string[] => names.split(' ');

/** First names common among people born from about 1950 to 1990, per language. */
export const firstNames: Record<Locale, { female: readonly string[]; male: readonly string[] }> = {
  en: {
    female: list(
      'Susan Margaret Linda Karen Deborah Julie Helen Alison Jacqueline Tracey Sharon Nicola Joanne Claire Sarah Emma Rachel Fiona Lorraine Maureen Heather Janet Catherine Angela Wendy',
    ),
    male: list(
      'David Michael Stephen Paul Andrew Mark Robert Ian Kevin Peter Gary Martin Alan Graham Neil Simon Richard Brian Keith Philip Colin Stuart Darren Patrick Douglas',
    ),
  },
  nl: {
    female: list(
      'Anja Ingrid Marjan Wilma Petra Monique Yvonne Marieke Carla Astrid Jolanda Saskia Esther Miranda Sandra Annemiek Hanneke Marijke Ria Tineke Linda Mirjam Ellen Karin Judith',
    ),
    male: list(
      'Jan Peter Hans Kees Henk Rob Marcel Erik Ronald Frank Wim Gerard Bert Jeroen Martijn Edwin Arjan Sander Theo Ruud Paul Marco Dennis Johan Bas',
    ),
  },
  de: {
    female: list(
      'Sabine Susanne Petra Monika Claudia Birgit Andrea Martina Heike Gabriele Ute Karin Angelika Renate Anja Silke Katrin Nicole Stefanie Tanja Christine Barbara Elke Cornelia Melanie',
    ),
    male: list(
      'Thomas Michael Andreas Peter Wolfgang Klaus Jürgen Stefan Frank Uwe Bernd Ralf Matthias Rainer Martin Jörg Dirk Holger Markus Torsten Werner Christian Sven Oliver Günter',
    ),
  },
  it: {
    female: list(
      'Maria Anna Giovanna Paola Laura Patrizia Daniela Antonella Cinzia Roberta Stefania Barbara Monica Simona Francesca Elena Silvia Cristina Rosanna Luisa Carla Donatella Sabrina Federica Lucia',
    ),
    male: list(
      'Giuseppe Marco Roberto Stefano Paolo Massimo Fabio Maurizio Claudio Luca Andrea Giorgio Sergio Mauro Franco Gianni Alberto Enrico Davide Alessandro Vincenzo Salvatore Antonio Riccardo Piero',
    ),
  },
  fr: {
    female: list(
      'Catherine Sylvie Isabelle Nathalie Martine Véronique Christine Brigitte Valérie Sandrine Florence Corinne Laurence Patricia Sophie Stéphanie Céline Anne Françoise Dominique Karine Muriel Pascale Béatrice Monique',
    ),
    male: list(
      'Philippe Michel Alain Patrick Pascal Éric Thierry Laurent Christophe Olivier Frédéric Stéphane Bruno Didier Gilles François Jacques Bernard Denis Hervé David Nicolas Sébastien Gérard Marc',
    ),
  },
  es: {
    female: list(
      'Carmen Pilar Mercedes Isabel Ana Marta Cristina Montserrat Rosa Teresa Elena Silvia Beatriz Raquel Susana Yolanda Inmaculada Dolores Nuria Esther Patricia Sonia Concepción Lourdes Victoria',
    ),
    male: list(
      'José Antonio Manuel Francisco Javier Carlos Miguel Luis Fernando Jorge Alberto Rafael Ángel Ramón Vicente Sergio Pedro Andrés Enrique Ignacio Óscar Julio Tomás Salvador Jaime',
    ),
  },
  pl: {
    female: list(
      'Anna Małgorzata Ewa Barbara Elżbieta Krystyna Agnieszka Katarzyna Joanna Beata Dorota Renata Iwona Grażyna Halina Danuta Jolanta Monika Aneta Magdalena Teresa Bożena Marzena Izabela Alicja',
    ),
    male: list(
      'Andrzej Krzysztof Piotr Tomasz Marek Jan Zbigniew Jerzy Dariusz Grzegorz Wojciech Jacek Mariusz Robert Paweł Artur Adam Ryszard Stanisław Sławomir Leszek Maciej Rafał Mirosław Janusz',
    ),
  },
  da: {
    female: list(
      'Hanne Lene Susanne Kirsten Birgitte Charlotte Pia Annette Lone Mette Tina Gitte Dorte Bente Helle Marianne Inge Lisbeth Heidi Camilla Karina Rikke Ulla Jette Vibeke',
    ),
    male: list(
      'Lars Peter Jens Søren Henrik Michael Jan Niels Hans Torben Per Kim Carsten Claus Jesper Thomas Morten Bent Ole Flemming Steen Finn Brian Kenneth Anders',
    ),
  },
  fi: {
    female: list(
      'Anne Päivi Tuula Ritva Leena Pirjo Sari Merja Minna Marja Tiina Kirsi Riitta Eija Arja Satu Heli Outi Anu Katja Johanna Susanna Marjatta Raija Virpi',
    ),
    male: list(
      'Juha Timo Kari Matti Mika Jari Pekka Jukka Markku Hannu Heikki Jorma Petri Pasi Sami Marko Janne Ari Esa Harri Seppo Tapio Risto Vesa Antti',
    ),
  },
  nb: {
    female: list(
      'Anne Inger Kari Marit Bente Hilde Tone Gro Randi Berit Liv Turid Wenche Elin Monica Heidi Nina Trine Hege Siv Grete Solveig Bjørg Linda Merete',
    ),
    male: list(
      'Jan Per Bjørn Ole Lars Kjell Knut Svein Arne Terje Morten Geir Tor Rune Odd Trond Frode Øyvind Stein Roger Espen Harald Håkon Dag Leif',
    ),
  },
  sv: {
    female: list(
      'Eva Maria Karin Anna Kristina Lena Birgitta Marie Ingrid Annika Susanne Monica Helena Åsa Gunilla Ulla Camilla Carina Anneli Pia Malin Agneta Yvonne Jenny Margareta',
    ),
    male: list(
      'Lars Anders Per Mikael Johan Jan Hans Peter Bengt Bo Thomas Stefan Magnus Fredrik Göran Leif Ulf Håkan Mats Kjell Christer Roger Patrik Björn Tommy',
    ),
  },
};
