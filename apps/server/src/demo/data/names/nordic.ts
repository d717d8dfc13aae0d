import { culture } from './name-culture.ts';

export const danishNames = culture(
  [
    'Kirsten Inge Bente Jytte Lis Birgit Hanne Karen Else Grethe Ulla Inger Bodil Tove Lisbeth Jette Vibeke Aase Birthe Annelise',
    'Susanne Lene Pia Annette Lone Tina Gitte Charlotte Helle Marianne Dorte Anne Heidi Birgitte Hanne Mette Pernille Britta Anja Dorthe',
    'Rikke Camilla Louise Maria Karina Trine Lotte Maja Stine Katrine Line Nina Sanne Mie Julie Signe Sofie Christina Malene Ditte',
  ],
  [
    'Jørgen Niels Hans Poul Bent Erik Ole Finn Knud Svend Leif Kurt Jens Bjarne Preben Henning Flemming Kaj Mogens Arne',
    'Lars Peter Michael Henrik Søren Jan Torben Per Kim Carsten Claus Jesper Steen Brian John Allan Kenneth Bo Ulrik Frank',
    'Thomas Morten Martin Anders Rasmus Jakob Mads Kasper Christian Nicolai Jonas Daniel Simon Mikkel Kristian Rune Esben Troels Jeppe Kristoffer',
  ],
);

export const finnishNames = culture(
  [
    'Ritva Tuula Leena Pirkko Marjatta Raija Liisa Eila Anneli Irma Helena Seija Aino Sirpa Maija Kaarina Terttu Eija Marja-Liisa Pirjo',
    'Päivi Anne Sari Merja Minna Tiina Kirsi Riitta Arja Outi Anu Satu Heli Virpi Marja Jaana Tarja Susanna Mervi Katri',
    'Katja Johanna Hanna Heidi Mari Laura Niina Maria Elina Jenni Piia Sanna Reetta Emmi Terhi Annika Saara Noora Kaisa Henna',
  ],
  [
    'Matti Pekka Heikki Seppo Tapio Kari Pentti Erkki Jorma Hannu Martti Raimo Esko Antero Eero Reijo Veikko Paavo Olavi Kalevi',
    'Timo Juha Jari Jukka Markku Mika Petri Ari Harri Risto Vesa Esa Ilkka Kimmo Jouni Pasi Arto Tero Mikko Sakari',
    'Sami Marko Janne Antti Ville Tuomas Jussi Lauri Juho Toni Joni Olli Henri Aleksi Teemu Jarkko Eetu Tommi Lasse Jaakko',
  ],
);

export const norwegianNames = culture(
  [
    'Inger Kari Berit Liv Randi Bjørg Solveig Turid Grete Ingrid Gerd Åse Marit Aud Reidun Torill Sissel Kirsten Wenche Oddny',
    'Anne Bente Hilde Tone Gro Mona Elin Heidi Nina Siv Merete Hege Laila Unni Monica Trude Anita Ellen Ragnhild Grethe',
    'Trine Linda Camilla Ida Marianne Silje Kristin Stine Cathrine Maria Lene Marte Hanne Guro Ingvild Mari Kristine Eirin Synnøve Lise',
  ],
  [
    'Jan Per Bjørn Ole Kjell Knut Arne Odd Svein Leif Kåre Harald Gunnar Arvid Tore Roald Asbjørn Sverre Olav Magne',
    'Terje Geir Tor Rune Trond Morten Lars Øyvind Stein Roger Dag Frode Hans Helge Tom Jarle Vidar Pål Erik Jostein',
    'Espen Håkon Thomas Stian Kristian Anders Marius Henrik Eirik Martin Øystein Ketil Sindre Jørgen André Ole-Martin Simen Vegard Andreas Tarjei',
  ],
);

export const swedishNames = culture(
  [
    'Birgitta Kerstin Gunilla Ingrid Margareta Eva Ulla Barbro Inger Gun Siv Solveig Britt Anita Marianne Monica Agneta Lena Yvonne Berit',
    'Maria Annika Susanne Karin Anna Kristina Marie Helena Åsa Camilla Carina Anneli Pia Malin Katarina Ann-Sofie Charlotte Lotta Jessica Mona',
    'Jenny Sara Johanna Emma Linda Sofia Hanna Therese Elin Frida Ida Josefin Ulrika Cecilia Lisa Matilda Rebecka Sandra Erika Caroline',
  ],
  [
    'Lars Bengt Bo Göran Leif Rolf Kjell Sven Hans Åke Ulf Lennart Ingemar Stig Gunnar Börje Arne Roland Christer Kurt',
    'Anders Per Mikael Peter Jan Thomas Stefan Magnus Håkan Mats Roger Tommy Ola Urban Jörgen Patrik Conny Pär Staffan Dan',
    'Johan Fredrik Daniel Andreas Mattias Niklas Jonas Martin Henrik Erik Björn Marcus Robert Joakim David Christian Tobias Emil Gustav Linus',
  ],
);
