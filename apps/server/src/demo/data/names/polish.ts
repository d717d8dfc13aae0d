import { culture } from './name-culture.ts';

export const polishNames = culture(
  [
    'Krystyna Danuta Halina Barbara Teresa Elżbieta Jadwiga Irena Maria Zofia Janina Stanisława Urszula Wanda Bożena Helena Grażyna Zdzisława Czesława Wiesława',
    'Ewa Małgorzata Dorota Beata Jolanta Renata Iwona Anna Mariola Marzena Joanna Bogumiła Violetta Aneta Alicja Lidia Izabela Hanna Mirosława Sylwia',
    'Agnieszka Katarzyna Monika Magdalena Justyna Marta Edyta Karolina Kinga Aleksandra Natalia Emilia Paulina Ilona Patrycja Kamila Dominika Anita Weronika Milena',
  ],
  [
    'Andrzej Jerzy Stanisław Ryszard Zbigniew Henryk Kazimierz Tadeusz Jan Zdzisław Edward Wiesław Marian Czesław Eugeniusz Bogdan Józef Roman Mieczysław Bogusław',
    'Krzysztof Piotr Marek Dariusz Jacek Mirosław Leszek Janusz Wojciech Grzegorz Sławomir Jarosław Robert Mariusz Waldemar Artur Adam Witold Cezary Ireneusz',
    'Tomasz Paweł Marcin Michał Rafał Maciej Łukasz Bartosz Przemysław Sebastian Radosław Jakub Kamil Mateusz Szymon Daniel Konrad Dawid Filip Hubert',
  ],
);
