import { culture } from './name-culture.ts';

export const dutchNames = culture(
  [
    'Ria Tineke Wil Joke Corrie Hannie Riet Truus Annie Gerda Marijke Nel Ineke Thea Willy Els Marja Anneke Toos Bep',
    'Anja Ingrid Marjan Petra Yvonne Monique Jolanda Astrid Marga Karin Mirjam Jacqueline Ellen Wilma Carla José Brigitte Annemiek Hanneke Marion',
    'Saskia Esther Miranda Sandra Marieke Linda Mariska Chantal Nicole Wendy Femke Sanne Lotte Annelies Maaike Suzanne Ilse Judith Marloes Danielle',
  ],
  [
    'Jan Kees Henk Piet Wim Gerard Joop Theo Cor Ton Bert Hans Harry Nico Arie Jaap Leo Sjaak Koos Dick',
    'Peter Rob Marcel Erik Ronald Frank René Ruud Paul Edwin John Hans Martin Eric Fred Richard Patrick André Robert Marco',
    'Jeroen Martijn Arjan Sander Dennis Bas Johan Michiel Bart Niels Maarten Stefan Mark Wouter Remco Vincent Jasper Tim Joost Pieter',
  ],
);

/** Flanders. */
export const flemishNames = culture(
  [
    'Rita Godelieve Lutgarde Maria Christiane Monique Agnes Jenny Denise Lea Hilda Liliane Magda Paula Annie Frieda Georgette Simonne Lieve Nicole',
    'Ann Christel Martine Sabine Carine Hilde Katrien Kristien Ingrid Veerle Marleen Greet Patricia Bea Goedele Nadine Sonja Krista Viviane Karin',
    'Kim Nathalie Sofie Evelien An Leen Tine Inge Elke Griet Kelly Joke Barbara Liesbeth Ellen Katleen Annelies Stefanie Hanne Wendy',
  ],
  [
    'Luc Roger Willy André Etienne Marc Jozef Herman Guido Walter Freddy Daniël Eddy Paul Hubert Julien Gilbert Lucien Robert Frans',
    'Dirk Patrick Johan Geert Kris Koen Filip Rudy Danny Stefaan Peter Wim Ivan Yves Bart Jan Guy Erwin Ronny Carl',
    'Tom Kristof Pieter Steven Jeroen Sven Wouter Joris Tim Maarten Bram Dieter Davy Stijn Hans Gert Nico Bjorn Karel Thomas',
  ],
);
