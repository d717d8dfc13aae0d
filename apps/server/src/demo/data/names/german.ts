import { culture } from './name-culture.ts';

export const germanNames = culture(
  [
    'Monika Renate Gisela Brigitte Angelika Ursula Karin Christa Helga Ingrid Gabriele Barbara Jutta Elke Hannelore Marlies Rosemarie Gudrun Ilse Roswitha',
    'Sabine Susanne Petra Claudia Birgit Andrea Martina Heike Ute Anja Kerstin Silke Bettina Cornelia Katrin Ulrike Regina Manuela Simone Christiane',
    'Nicole Stefanie Tanja Melanie Sandra Daniela Julia Katharina Nadine Christina Anne Yvonne Kathrin Jana Sarah Sonja Bianca Anna Maren Franziska',
  ],
  [
    'Wolfgang Klaus Peter Jürgen Hans Manfred Bernd Rainer Werner Günter Horst Dieter Gerhard Helmut Reinhard Norbert Winfried Hartmut Eckhard Heinz',
    'Thomas Michael Andreas Stefan Frank Uwe Ralf Matthias Martin Jörg Dirk Holger Markus Torsten Axel Carsten Volker Oliver Detlef Joachim',
    'Christian Sven Alexander Daniel Sebastian Jan Marcel Tobias Florian Dennis Marco Philipp Christoph Lars Mario Nils Björn Benjamin Timo Henning',
  ],
);

export const austrianNames = culture(
  [
    'Christine Brigitte Elfriede Hermine Edeltraud Gertrude Waltraud Helga Ingeborg Ilse Maria Renate Monika Margarete Anna Elisabeth Hannelore Herta Erika Roswitha',
    'Sabine Andrea Petra Manuela Karin Gabriele Doris Sonja Martina Claudia Barbara Birgit Silvia Susanne Eva Michaela Daniela Ulrike Elke Heidi',
    'Katharina Julia Nicole Melanie Bettina Verena Stefanie Tanja Bianca Sandra Kerstin Marlene Viktoria Lisa Theresa Cornelia Magdalena Christina Eva-Maria Simone',
  ],
  [
    'Franz Josef Johann Karl Walter Herbert Erich Helmut Gerhard Alois Leopold Rudolf Friedrich Ernst Anton Werner Engelbert Otto Siegfried Kurt',
    'Thomas Gerald Wolfgang Robert Christian Günther Andreas Manfred Martin Harald Roland Reinhard Peter Jürgen Klaus Bernhard Gernot Ewald Hannes Dietmar',
    'Stefan Markus Lukas Florian Mario Philipp Daniel Michael Christoph Dominik Matthias Clemens Bernd Patrick Alexander Georg Roman Gregor Benedikt Hannes',
  ],
);

/** German-speaking Switzerland. */
export const swissNames = culture(
  [
    'Ruth Verena Ursula Elisabeth Heidi Rosmarie Margrit Vreni Trudi Käthi Silvia Esther Marianne Annemarie Erika Hedwig Dora Susanna Theres Marlis',
    'Barbara Monika Brigitte Sandra Claudia Regula Gabriela Daniela Franziska Karin Nicole Andrea Jacqueline Priska Yvonne Corinne Denise Sonja Manuela Astrid',
    'Sabrina Michèle Martina Nadja Simone Stefanie Melanie Jasmin Tanja Rahel Mirjam Eveline Anja Sarah Fabienne Livia Ramona Seraina Nina Salome',
  ],
  [
    'Hans Peter Werner Walter Ernst Fritz Rudolf Heinz Kurt Hansruedi Bruno Ueli Alfred Max Jakob Paul Anton Ruedi Otto Josef',
    'Urs Beat Daniel Thomas Roland Markus Marcel Rolf Martin Andreas Stefan René Jürg Christoph Bernhard Philipp Reto Patrick Adrian Erwin',
    'Michael Simon Christian Marco Lukas David Pascal Roger Fabian Matthias Dominik Sandro Raphael Tobias Oliver Mathias Jonas Silvan Remo Lorenz',
  ],
);
