/** Denmark, Finland, Norway and Sweden; see the README beside this file. */
export const denmark = `
84: København 55.68 12.57, Frederiksberg 55.68 12.53, Helsingør 56.03 12.61, Hillerød 55.93 12.31, Lyngby 55.77 12.50, Ballerup 55.73 12.36, Taastrup 55.65 12.30, Frederikssund 55.84 12.07, Rønne 55.10 14.70, Amager 55.63 12.60, Hørsholm 55.88 12.50
82: Aarhus 56.16 10.20, Randers 56.46 10.04, Horsens 55.86 9.85, Silkeborg 56.17 9.55, Herning 56.14 8.98, Viborg 56.45 9.40, Holstebro 56.36 8.62, Skive 56.57 9.03, Ringkøbing 56.09 8.24, Grenaa 56.41 10.88, Skanderborg 56.04 9.93, Struer 56.49 8.60, Lemvig 56.55 8.31
81: Aalborg 57.05 9.92, Hjørring 57.46 9.98, Frederikshavn 57.44 10.54, Thisted 56.96 8.69, Hobro 56.64 9.79, Brønderslev 57.27 9.94, Skagen 57.72 10.58, Nykøbing Mors 56.80 8.86, Aars 56.80 9.51
85: Roskilde 55.64 12.08, Næstved 55.23 11.76, Køge 55.46 12.18, Slagelse 55.40 11.35, Holbæk 55.72 11.71, Nykøbing Falster 54.77 11.87, Kalundborg 55.68 11.09, Ringsted 55.44 11.79, Vordingborg 55.01 11.91, Nakskov 54.83 11.14, Maribo 54.78 11.50
83: Odense 55.40 10.39, Esbjerg 55.47 8.45, Kolding 55.49 9.47, Vejle 55.71 9.54, Fredericia 55.57 9.75, Sønderborg 54.91 9.79, Svendborg 55.06 10.61, Haderslev 55.25 9.49, Aabenraa 55.04 9.42, Nyborg 55.31 10.79, Tønder 54.93 8.86, Varde 55.62 8.48, Ribe 55.33 8.76, Faaborg 55.10 10.24, Rudkøbing 54.94 10.71
`;

export const finland = `
01: Maarianhamina 60.10 19.94, Jomala 60.15 19.95
02: Lappeenranta 61.06 28.19, Imatra 61.19 28.78, Parikkala 61.55 29.50
03: Seinäjoki 62.79 22.84, Lapua 62.97 23.01, Kauhajoki 62.43 22.18, Alajärvi 63.00 23.82
04: Mikkeli 61.69 27.27, Savonlinna 61.87 28.88, Pieksämäki 62.30 27.16
05: Kajaani 64.23 27.73, Kuhmo 64.13 29.52, Suomussalmi 64.88 28.91
06: Hämeenlinna 61.00 24.46, Riihimäki 60.74 24.77, Forssa 60.81 23.62
07: Kokkola 63.84 23.13, Kannus 63.90 23.92
08: Jyväskylä 62.24 25.75, Äänekoski 62.60 25.73, Jämsä 61.86 25.19, Viitasaari 63.07 25.86, Keuruu 62.26 24.71
09: Kouvola 60.87 26.70, Kotka 60.47 26.95, Hamina 60.57 27.20
10: Rovaniemi 66.50 25.73, Kemi 65.74 24.56, Tornio 65.85 24.15, Kemijärvi 66.71 27.43, Sodankylä 67.42 26.59, Inari 68.91 27.03, Kittilä 67.65 24.91, Enontekiö 68.39 23.63, Utsjoki 69.91 27.03, Ivalo 68.66 27.54, Muonio 67.96 23.68
11: Tampere 61.50 23.76, Nokia 61.48 23.51, Valkeakoski 61.26 24.03, Mänttä-Vilppula 62.03 24.63, Parkano 62.01 23.03
12: Vaasa 63.10 21.62, Pietarsaari 63.67 22.70, Närpiö 62.47 21.34, Kristiinankaupunki 62.27 21.38
13: Joensuu 62.60 29.76, Lieksa 63.32 30.02, Nurmes 63.54 29.14, Kitee 62.10 30.14, Ilomantsi 62.67 30.93
14: Oulu 65.01 25.47, Raahe 64.68 24.48, Ylivieska 64.07 24.54, Kuusamo 65.97 29.18, Pudasjärvi 65.36 27.00, Kempele 64.91 25.51, Haapajärvi 63.75 25.32
15: Kuopio 62.89 27.68, Iisalmi 63.56 27.19, Varkaus 62.32 27.87, Kiuruvesi 63.65 26.62, Juuka 63.24 29.25
16: Lahti 60.98 25.66, Heinola 61.20 26.03
17: Pori 61.49 21.80, Rauma 61.13 21.51, Kankaanpää 61.80 22.40, Huittinen 61.18 22.70
18: Helsinki 60.17 24.94, Espoo 60.21 24.66, Vantaa 60.29 25.04, Porvoo 60.39 25.66, Lohja 60.25 24.07, Hyvinkää 60.63 24.86, Järvenpää 60.47 25.09, Kerava 60.40 25.10, Raasepori 59.98 23.44, Hanko 59.83 22.97, Loviisa 60.46 26.23
19: Turku 60.45 22.27, Salo 60.38 23.13, Loimaa 60.85 23.06, Uusikaupunki 60.80 21.41, Naantali 60.47 22.03, Parainen 60.31 22.30
`;

export const norway = `
42: Kristiansand 58.15 8.00, Arendal 58.46 8.77, Grimstad 58.34 8.59, Mandal 58.03 7.45, Flekkefjord 58.30 6.66, Valle 59.21 7.53, Risør 58.72 9.23
32: Lillestrøm 59.96 11.05, Sandvika 59.89 10.53, Asker 59.83 10.44, Ski 59.72 10.84, Jessheim 60.14 11.17, Drøbak 59.66 10.63, Eidsvoll 60.33 11.26
33: Drammen 59.74 10.20, Kongsberg 59.67 9.65, Hønefoss 60.17 10.26, Gol 60.70 8.94, Geilo 60.53 8.21
56: Alta 69.97 23.27, Hammerfest 70.66 23.68, Vadsø 70.07 29.75, Kirkenes 69.73 30.05, Karasjok 69.47 25.51, Kautokeino 69.01 23.04, Honningsvåg 70.98 25.97, Båtsfjord 70.63 29.72, Lakselv 70.05 24.97, Tana 70.20 28.19
34: Hamar 60.79 11.07, Lillehammer 61.12 10.47, Gjøvik 60.80 10.69, Elverum 60.88 11.56, Kongsvinger 60.19 12.00, Brumunddal 60.88 10.94, Otta 61.77 9.54, Fagernes 60.99 9.24, Tynset 62.28 10.78, Trysil 61.31 12.26, Dombås 62.07 9.13
15: Ålesund 62.47 6.15, Molde 62.74 7.16, Kristiansund 63.11 7.73, Ørsta 62.20 6.13, Volda 62.15 6.07, Sunndalsøra 62.68 8.56, Åndalsnes 62.57 7.69
18: Bodø 67.28 14.40, Narvik 68.44 17.43, Mo i Rana 66.31 14.14, Mosjøen 65.84 13.19, Sandnessjøen 66.02 12.63, Brønnøysund 65.47 12.21, Svolvær 68.23 14.57, Leknes 68.15 13.61, Sortland 68.70 15.41, Fauske 67.26 15.39
03: Oslo 59.91 10.75, Grorud 59.96 10.88, Nordstrand 59.86 10.80
11: Stavanger 58.97 5.73, Sandnes 58.85 5.74, Haugesund 59.41 5.27, Egersund 58.45 6.00, Bryne 58.74 5.65, Sauda 59.65 6.35
40: Skien 59.21 9.61, Porsgrunn 59.14 9.66, Notodden 59.56 9.26, Kragerø 58.87 9.41, Rjukan 59.88 8.59, Bø 59.41 9.07, Vinje 59.57 7.99, Kviteseid 59.40 8.49
55: Tromsø 69.65 18.96, Harstad 68.80 16.54, Finnsnes 69.23 17.98, Storslett 69.77 21.03, Bardufoss 69.06 18.54, Skjervøy 70.03 20.97, Nordkjosbotn 69.22 19.55
50: Trondheim 63.43 10.40, Steinkjer 64.01 11.50, Stjørdal 63.47 10.93, Levanger 63.75 11.30, Namsos 64.47 11.50, Verdal 63.79 11.48, Orkanger 63.30 9.85, Røros 62.57 11.38, Oppdal 62.59 9.69, Rørvik 64.86 11.24, Brekstad 63.69 9.67, Grong 64.46 12.31, Lierne 64.40 13.60
39: Tønsberg 59.27 10.41, Sandefjord 59.13 10.22, Larvik 59.05 10.03, Horten 59.42 10.48, Holmestrand 59.49 10.31
46: Bergen 60.39 5.32, Førde 61.45 5.86, Florø 61.60 5.03, Voss 60.63 6.42, Leirvik 59.78 5.50, Odda 60.07 6.55, Sogndal 61.23 7.10, Askøy 60.40 5.22, Nordfjordeid 61.91 5.99, Årdal 61.24 7.70, Stryn 61.90 6.72
31: Fredrikstad 59.22 10.93, Sarpsborg 59.28 11.11, Moss 59.43 10.66, Halden 59.13 11.39, Askim 59.58 11.16
`;

export const sweden = `
K: Karlskrona 56.16 15.59, Karlshamn 56.17 14.86, Ronneby 56.21 15.28, Sölvesborg 56.05 14.58
W: Falun 60.61 15.63, Borlänge 60.48 15.44, Mora 61.00 14.54, Ludvika 60.15 15.19, Avesta 60.15 16.17, Malung 60.69 13.72, Idre 61.86 12.72, Särna 61.69 13.15
I: Visby 57.64 18.30, Hemse 57.24 18.37
X: Gävle 60.67 17.14, Sandviken 60.62 16.78, Hudiksvall 61.73 17.10, Söderhamn 61.30 17.06, Bollnäs 61.35 16.39, Ljusdal 61.83 16.09
N: Halmstad 56.67 12.86, Varberg 57.11 12.25, Kungsbacka 57.49 12.08, Falkenberg 56.91 12.49, Laholm 56.51 13.04
Z: Östersund 63.18 14.64, Sveg 62.03 14.36, Åre 63.40 13.08, Strömsund 63.85 15.56, Bräcke 62.75 15.42, Gäddede 64.50 14.15, Funäsdalen 62.54 12.54
F: Jönköping 57.78 14.16, Värnamo 57.19 14.04, Nässjö 57.65 14.70, Tranås 58.04 14.98, Gislaved 57.30 13.54, Vetlanda 57.43 15.08, Eksjö 57.67 14.97
H: Kalmar 56.66 16.36, Västervik 57.76 16.64, Oskarshamn 57.26 16.45, Nybro 56.74 15.91, Borgholm 56.88 16.66, Vimmerby 57.67 15.86
G: Växjö 56.88 14.81, Ljungby 56.83 13.94, Älmhult 56.55 14.14, Alvesta 56.90 14.56
BD: Luleå 65.58 22.15, Kiruna 67.86 20.23, Piteå 65.32 21.48, Boden 65.83 21.69, Gällivare 67.13 20.66, Haparanda 65.84 24.13, Kalix 65.85 23.16, Jokkmokk 66.61 19.82, Arvidsjaur 65.59 19.17, Arjeplog 66.05 17.89, Pajala 67.21 23.37, Karesuando 68.44 22.48
M: Malmö 55.60 13.00, Helsingborg 56.05 12.69, Lund 55.70 13.19, Kristianstad 56.03 14.16, Landskrona 55.87 12.83, Trelleborg 55.38 13.16, Ängelholm 56.24 12.86, Ystad 55.43 13.82, Hässleholm 56.16 13.77, Eslöv 55.84 13.30, Simrishamn 55.56 14.35
AB: Stockholm 59.33 18.07, Södertälje 59.20 17.63, Norrtälje 59.76 18.70, Nynäshamn 58.90 17.95, Täby 59.44 18.07, Huddinge 59.24 17.98, Solna 59.36 18.00, Sollentuna 59.43 17.95, Nacka 59.31 18.16, Haninge 59.17 18.14, Märsta 59.62 17.86
D: Eskilstuna 59.37 16.51, Nyköping 58.75 17.01, Katrineholm 59.00 16.21, Strängnäs 59.38 17.03, Flen 59.06 16.59
C: Uppsala 59.86 17.64, Enköping 59.64 17.08, Tierp 60.34 17.52, Östhammar 60.26 18.37
S: Karlstad 59.38 13.50, Kristinehamn 59.31 14.11, Arvika 59.65 12.59, Torsby 60.14 13.00, Säffle 59.13 12.93, Filipstad 59.71 14.17, Hagfors 60.03 13.65, Årjäng 59.39 12.13
AC: Umeå 63.83 20.26, Skellefteå 64.75 20.95, Lycksele 64.60 18.67, Storuman 65.10 17.11, Vilhelmina 64.63 16.66, Tärnaby 65.71 15.26, Åsele 64.16 17.35, Sorsele 65.53 17.53
Y: Sundsvall 62.39 17.31, Örnsköldsvik 63.29 18.72, Härnösand 62.63 17.94, Sollefteå 63.17 17.27, Kramfors 62.93 17.78, Ånge 62.52 15.66
U: Västerås 59.61 16.55, Köping 59.51 15.99, Sala 59.92 16.61, Fagersta 60.00 15.79, Arboga 59.39 15.84
O: Göteborg 57.71 11.97, Borås 57.72 12.94, Trollhättan 58.28 12.29, Uddevalla 58.35 11.94, Skövde 58.39 13.85, Lidköping 58.51 13.16, Vänersborg 58.38 12.32, Alingsås 57.93 12.53, Mölndal 57.66 12.01, Strömstad 58.94 11.17, Mariestad 58.71 13.82, Falköping 58.17 13.55, Kungälv 57.87 11.98, Åmål 59.05 12.70, Lysekil 58.28 11.44
T: Örebro 59.27 15.21, Karlskoga 59.33 14.52, Kumla 59.13 15.14, Lindesberg 59.59 15.23, Askersund 58.88 14.90
E: Linköping 58.41 15.62, Norrköping 58.59 16.18, Motala 58.54 15.04, Mjölby 58.33 15.12, Finspång 58.71 15.77, Åtvidaberg 58.20 16.00
`;
