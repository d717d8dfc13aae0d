/** Poland; see the README beside this file. */
export const poland = `
02: Wrocław 51.11 17.04, Wałbrzych 50.77 16.28, Legnica 51.21 16.16, Jelenia Góra 50.90 15.73, Lubin 51.40 16.20, Głogów 51.66 16.08, Kłodzko 50.43 16.66, Świdnica 50.84 16.49, Bolesławiec 51.26 15.57
04: Bydgoszcz 53.12 18.01, Toruń 53.01 18.60, Włocławek 52.65 19.07, Grudziądz 53.48 18.75, Inowrocław 52.80 18.26, Brodnica 53.26 19.40, Świecie 53.41 18.45
06: Lublin 51.25 22.57, Zamość 50.72 23.25, Chełm 51.14 23.47, Biała Podlaska 52.03 23.12, Puławy 51.42 21.97, Kraśnik 50.92 22.22, Łuków 51.93 22.38, Tomaszów Lubelski 50.45 23.42
08: Zielona Góra 51.94 15.51, Gorzów Wielkopolski 52.73 15.24, Nowa Sól 51.80 15.72, Żary 51.64 15.14, Świebodzin 52.25 15.53, Słubice 52.35 14.56
10: Łódź 51.76 19.46, Piotrków Trybunalski 51.41 19.70, Pabianice 51.66 19.35, Tomaszów Mazowiecki 51.53 20.01, Bełchatów 51.37 19.36, Zgierz 51.86 19.41, Skierniewice 51.95 20.14, Kutno 52.23 19.36, Sieradz 51.60 18.73, Wieluń 51.22 18.57
12: Kraków 50.06 19.94, Tarnów 50.01 20.99, Nowy Sącz 49.62 20.70, Oświęcim 50.03 19.24, Zakopane 49.30 19.95, Nowy Targ 49.48 20.03, Olkusz 50.28 19.56, Gorlice 49.66 21.16, Miechów 50.36 20.03
14: Warszawa 52.23 21.01, Radom 51.40 21.15, Płock 52.55 19.71, Siedlce 52.17 22.29, Ostrołęka 53.09 21.56, Ciechanów 52.88 20.62, Pruszków 52.17 20.81, Legionowo 52.40 20.93, Mława 53.11 20.38, Garwolin 51.90 21.61, Grójec 51.87 20.87, Sochaczew 52.23 20.24
16: Opole 50.67 17.92, Kędzierzyn-Koźle 50.35 18.21, Nysa 50.47 17.33, Brzeg 50.86 17.47, Kluczbork 50.97 18.22, Prudnik 50.32 17.58
18: Rzeszów 50.04 22.00, Przemyśl 49.78 22.77, Stalowa Wola 50.57 22.05, Mielec 50.29 21.42, Krosno 49.69 21.77, Tarnobrzeg 50.57 21.68, Jasło 49.75 21.47, Sanok 49.56 22.21, Jarosław 50.02 22.68, Ustrzyki Dolne 49.43 22.59
20: Białystok 53.13 23.16, Suwałki 54.10 22.93, Łomża 53.18 22.07, Augustów 53.84 22.98, Bielsk Podlaski 52.77 23.19, Zambrów 52.99 22.24, Hajnówka 52.74 23.58
22: Gdańsk 54.35 18.65, Gdynia 54.52 18.53, Słupsk 54.46 17.03, Tczew 54.09 18.80, Sopot 54.44 18.56, Starogard Gdański 53.96 18.53, Wejherowo 54.61 18.24, Chojnice 53.70 17.56, Lębork 54.54 17.75, Malbork 54.04 19.03, Kwidzyn 53.73 18.93, Kościerzyna 54.12 17.98
24: Katowice 50.26 19.02, Częstochowa 50.81 19.12, Sosnowiec 50.29 19.10, Gliwice 50.29 18.67, Zabrze 50.32 18.79, Bielsko-Biała 49.82 19.04, Bytom 50.35 18.92, Ruda Śląska 50.26 18.86, Rybnik 50.10 18.54, Tychy 50.13 18.99, Dąbrowa Górnicza 50.32 19.19, Chorzów 50.30 18.95, Jaworzno 50.21 19.27, Jastrzębie-Zdrój 49.95 18.57, Racibórz 50.09 18.22, Cieszyn 49.75 18.63, Żywiec 49.69 19.19, Lubliniec 50.67 18.68
26: Kielce 50.87 20.63, Ostrowiec Świętokrzyski 50.93 21.39, Starachowice 51.04 21.07, Skarżysko-Kamienna 51.11 20.86, Sandomierz 50.68 21.75, Busko-Zdrój 50.47 20.72, Jędrzejów 50.64 20.30, Końskie 51.19 20.41
28: Olsztyn 53.78 20.48, Elbląg 54.16 19.40, Ełk 53.83 22.36, Iława 53.60 19.57, Ostróda 53.70 19.97, Giżycko 54.04 21.76, Kętrzyn 54.08 21.38, Działdowo 53.24 20.18, Szczytno 53.56 20.99, Bartoszyce 54.25 20.81, Gołdap 54.31 22.30
30: Poznań 52.41 16.93, Kalisz 51.76 18.09, Konin 52.22 18.25, Piła 53.15 16.74, Ostrów Wielkopolski 51.65 17.81, Gniezno 52.53 17.60, Leszno 51.84 16.57, Śrem 52.09 17.01, Turek 52.02 18.50, Nowy Tomyśl 52.32 16.13, Krotoszyn 51.70 17.44
32: Szczecin 53.43 14.55, Koszalin 54.19 16.18, Stargard 53.34 15.05, Kołobrzeg 54.18 15.58, Świnoujście 53.91 14.25, Szczecinek 53.71 16.70, Wałcz 53.27 16.47, Białogard 54.00 15.99, Gryfice 53.92 15.20, Choszczno 53.17 15.42
`;
