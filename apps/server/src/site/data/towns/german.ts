/** Germany, Austria and Switzerland; see the README beside this file. */
export const germany = `
BW: Stuttgart 48.78 9.18, Mannheim 49.49 8.47, Karlsruhe 49.01 8.40, Freiburg im Breisgau 48.00 7.85, Heidelberg 49.41 8.69, Ulm 48.40 9.99, Heilbronn 49.14 9.22, Pforzheim 48.89 8.70, Reutlingen 48.49 9.21, Konstanz 47.66 9.18, Villingen-Schwenningen 48.06 8.46, Aalen 48.84 10.09, Offenburg 48.47 7.94, Ravensburg 47.78 9.61, Lörrach 47.62 7.66, Esslingen am Neckar 48.74 9.31, Ludwigsburg 48.90 9.19, Tübingen 48.52 9.06, Baden-Baden 48.76 8.24, Weil am Rhein 47.59 7.62
BY: München 48.14 11.58, Nürnberg 49.45 11.08, Augsburg 48.37 10.90, Regensburg 49.02 12.10, Ingolstadt 48.77 11.43, Würzburg 49.79 9.95, Fürth 49.48 10.99, Erlangen 49.60 11.00, Bamberg 49.89 10.89, Bayreuth 49.95 11.58, Landshut 48.54 12.15, Passau 48.57 13.43, Rosenheim 47.86 12.12, Kempten 47.73 10.32, Hof 50.32 11.92, Aschaffenburg 49.97 9.15, Schweinfurt 50.05 10.23, Weiden 49.68 12.16, Garmisch-Partenkirchen 47.49 11.10, Memmingen 47.98 10.18, Lindau 47.55 9.68, Coburg 50.26 10.96
BE: Berlin 52.52 13.41, Berlin-Spandau 52.54 13.20, Berlin-Köpenick 52.44 13.58
BB: Potsdam 52.40 13.06, Cottbus 51.76 14.33, Brandenburg an der Havel 52.41 12.56, Frankfurt (Oder) 52.35 14.55, Eberswalde 52.83 13.82, Neuruppin 52.92 12.81, Prenzlau 53.32 13.86, Oranienburg 52.75 13.24, Senftenberg 51.53 14.00, Wittenberge 53.00 11.75, Luckenwalde 52.09 13.17
HB: Bremen 53.08 8.80, Bremerhaven 53.55 8.58
HH: Hamburg 53.55 9.99, Hamburg-Harburg 53.46 9.98, Hamburg-Bergedorf 53.49 10.21
HE: Frankfurt am Main 50.11 8.68, Wiesbaden 50.08 8.24, Kassel 51.31 9.49, Darmstadt 49.87 8.65, Offenbach am Main 50.10 8.77, Hanau 50.13 8.92, Gießen 50.58 8.67, Marburg 50.81 8.77, Fulda 50.55 9.68, Bad Hersfeld 50.87 9.71, Wetzlar 50.56 8.50, Limburg an der Lahn 50.39 8.06
MV: Rostock 54.09 12.14, Schwerin 53.63 11.41, Neubrandenburg 53.56 13.26, Stralsund 54.31 13.09, Greifswald 54.10 13.39, Wismar 53.89 11.46, Güstrow 53.79 12.18, Waren 53.52 12.68, Sassnitz 54.52 13.64
NI: Hannover 52.37 9.73, Braunschweig 52.27 10.52, Oldenburg 53.14 8.21, Osnabrück 52.28 8.05, Wolfsburg 52.42 10.79, Göttingen 51.53 9.93, Salzgitter 52.15 10.33, Hildesheim 52.15 9.95, Lüneburg 53.25 10.41, Wilhelmshaven 53.53 8.11, Emden 53.37 7.21, Celle 52.62 10.08, Lingen 52.52 7.32, Cuxhaven 53.86 8.69, Stade 53.60 9.48, Hameln 52.10 9.36, Nordhorn 52.43 7.07, Uelzen 52.96 10.56, Goslar 51.91 10.43, Vechta 52.73 8.29, Aurich 53.47 7.48, Leer 53.23 7.45
NW: Köln 50.94 6.96, Düsseldorf 51.23 6.78, Dortmund 51.51 7.47, Essen 51.46 7.01, Duisburg 51.43 6.76, Bochum 51.48 7.22, Wuppertal 51.26 7.15, Bielefeld 52.02 8.53, Bonn 50.74 7.10, Münster 51.96 7.63, Mönchengladbach 51.19 6.44, Gelsenkirchen 51.52 7.10, Aachen 50.78 6.08, Krefeld 51.34 6.59, Oberhausen 51.47 6.85, Hagen 51.36 7.47, Hamm 51.68 7.82, Mülheim an der Ruhr 51.43 6.88, Leverkusen 51.03 6.98, Solingen 51.17 7.08, Herne 51.54 7.22, Neuss 51.20 6.69, Paderborn 51.72 8.75, Bottrop 51.52 6.93, Recklinghausen 51.61 7.20, Remscheid 51.18 7.19, Bergisch Gladbach 50.99 7.13, Moers 51.45 6.64, Siegen 50.88 8.02, Gütersloh 51.91 8.38, Witten 51.44 7.34, Iserlohn 51.38 7.70, Düren 50.80 6.48, Minden 52.29 8.92, Kleve 51.79 6.14, Bocholt 51.84 6.62, Arnsberg 51.40 8.06, Rheine 52.28 7.44, Euskirchen 50.66 6.79, Gummersbach 51.03 7.56
RP: Mainz 50.00 8.27, Ludwigshafen am Rhein 49.48 8.44, Koblenz 50.36 7.59, Trier 49.76 6.64, Kaiserslautern 49.44 7.77, Worms 49.63 8.36, Neuwied 50.43 7.46, Landau 49.20 8.12, Pirmasens 49.20 7.60, Bad Kreuznach 49.84 7.87, Bitburg 49.97 6.53, Idar-Oberstein 49.71 7.31
SL: Saarbrücken 49.23 6.99, Neunkirchen 49.35 7.18, Homburg 49.32 7.34, Saarlouis 49.31 6.75, Merzig 49.44 6.64
SN: Leipzig 51.34 12.37, Dresden 51.05 13.74, Chemnitz 50.83 12.92, Zwickau 50.72 12.49, Plauen 50.50 12.14, Görlitz 51.15 14.99, Bautzen 51.18 14.42, Freiberg 50.91 13.34, Riesa 51.31 13.29, Torgau 51.56 13.00
ST: Magdeburg 52.13 11.62, Halle (Saale) 51.48 11.97, Dessau-Roßlau 51.83 12.24, Lutherstadt Wittenberg 51.87 12.65, Stendal 52.61 11.86, Halberstadt 51.90 11.05, Salzwedel 52.85 11.15, Naumburg 51.15 11.81, Sangerhausen 51.47 11.30
SH: Kiel 54.32 10.14, Lübeck 53.87 10.69, Flensburg 54.78 9.44, Neumünster 54.07 9.98, Husum 54.48 9.05, Heide 54.20 9.10, Norderstedt 53.70 10.00, Elmshorn 53.75 9.65, Westerland 54.91 8.30, Schleswig 54.52 9.57, Itzehoe 53.92 9.52
TH: Erfurt 50.98 11.03, Jena 50.93 11.59, Gera 50.88 12.08, Weimar 50.98 11.33, Gotha 50.95 10.70, Eisenach 50.98 10.32, Nordhausen 51.50 10.79, Suhl 50.61 10.69, Saalfeld 50.65 11.36, Mühlhausen 51.21 10.46, Altenburg 50.99 12.44
`;

export const austria = `
1: Eisenstadt 47.85 16.53, Oberwart 47.29 16.21, Neusiedl am See 47.95 16.84, Güssing 47.06 16.32
2: Klagenfurt 46.62 14.31, Villach 46.61 13.85, Wolfsberg 46.84 14.84, Spittal an der Drau 46.80 13.50, Hermagor 46.63 13.37
3: St. Pölten 48.20 15.63, Wiener Neustadt 47.81 16.24, Krems an der Donau 48.41 15.61, Amstetten 48.12 14.87, Baden 48.01 16.23, Zwettl 48.61 15.17, Mistelbach 48.57 16.57, Klosterneuburg 48.31 16.33, Gmünd 48.77 14.99, Horn 48.66 15.66
4: Linz 48.31 14.29, Wels 48.16 14.03, Steyr 48.04 14.42, Gmunden 47.92 13.80, Ried im Innkreis 48.21 13.49, Braunau am Inn 48.26 13.04, Freistadt 48.51 14.50, Bad Ischl 47.71 13.62
5: Salzburg 47.80 13.05, Hallein 47.68 13.10, Zell am See 47.32 12.80, Bischofshofen 47.42 13.22, Tamsweg 47.13 13.81
6: Graz 47.07 15.44, Leoben 47.38 15.09, Kapfenberg 47.44 15.29, Bruck an der Mur 47.41 15.27, Hartberg 47.28 15.97, Liezen 47.57 14.24, Judenburg 47.17 14.66, Leibnitz 46.78 15.54
7: Innsbruck 47.27 11.39, Kufstein 47.58 12.17, Lienz 46.83 12.77, Landeck 47.14 10.57, Kitzbühel 47.45 12.39, Reutte 47.48 10.72, Schwaz 47.35 11.71, Imst 47.24 10.74
8: Bregenz 47.50 9.75, Dornbirn 47.41 9.74, Feldkirch 47.24 9.60, Bludenz 47.15 9.82, Lustenau 47.43 9.66
9: Wien 48.21 16.37, Wien-Floridsdorf 48.26 16.40, Wien-Liesing 48.14 16.29
`;

export const switzerland = `
AG: Aarau 47.39 8.04, Baden 47.47 8.31, Wettingen 47.47 8.32, Rheinfelden 47.55 7.79, Zofingen 47.29 7.95
AR: Herisau 47.39 9.28, Trogen 47.41 9.46
AI: Appenzell 47.33 9.41
BL: Liestal 47.48 7.73, Muttenz 47.52 7.65, Allschwil 47.55 7.54, Sissach 47.46 7.81
BS: Basel 47.56 7.59, Riehen 47.58 7.65
BE: Bern 46.95 7.45, Biel/Bienne 47.14 7.25, Thun 46.76 7.63, Burgdorf 47.06 7.62, Langenthal 47.21 7.79, Interlaken 46.69 7.86, Gstaad 46.47 7.29
FR: Fribourg 46.81 7.16, Bulle 46.62 7.06, Murten 46.93 7.12
GE: Genève 46.20 6.14, Vernier 46.22 6.08, Versoix 46.28 6.16
GL: Glarus 47.04 9.07, Linthal 46.92 9.00
GR: Chur 46.85 9.53, Davos 46.80 9.84, St. Moritz 46.50 9.84, Ilanz 46.77 9.20, Poschiavo 46.32 10.06, Scuol 46.80 10.30
JU: Delémont 47.36 7.34, Porrentruy 47.42 7.08, Saignelégier 47.26 7.00
LU: Luzern 47.05 8.31, Emmen 47.08 8.29, Sursee 47.17 8.11, Willisau 47.12 7.99
NE: Neuchâtel 46.99 6.93, La Chaux-de-Fonds 47.10 6.83, Le Locle 47.06 6.75
NW: Stans 46.96 8.37, Hergiswil 46.98 8.31
OW: Sarnen 46.90 8.25, Engelberg 46.82 8.40
SG: St. Gallen 47.42 9.37, Rapperswil-Jona 47.23 8.82, Wil 47.46 9.05, Buchs 47.17 9.48, Sargans 47.05 9.44
SH: Schaffhausen 47.70 8.63, Stein am Rhein 47.66 8.86
SZ: Schwyz 47.02 8.65, Einsiedeln 47.13 8.74, Lachen 47.19 8.85
SO: Solothurn 47.21 7.54, Olten 47.35 7.90, Grenchen 47.19 7.40
TG: Frauenfeld 47.56 8.90, Kreuzlingen 47.65 9.18, Arbon 47.52 9.43, Weinfelden 47.57 9.11
TI: Lugano 46.00 8.95, Bellinzona 46.19 9.02, Locarno 46.17 8.80, Chiasso 45.83 9.03, Biasca 46.36 8.97
UR: Altdorf 46.88 8.64, Andermatt 46.64 8.59
VS: Sion 46.23 7.36, Sierre 46.29 7.53, Martigny 46.10 7.07, Brig 46.32 7.99, Monthey 46.25 6.95, Zermatt 46.02 7.75
VD: Lausanne 46.52 6.63, Montreux 46.43 6.91, Yverdon-les-Bains 46.78 6.64, Nyon 46.38 6.24, Vevey 46.46 6.84, Payerne 46.82 6.94, Aigle 46.32 6.97
ZG: Zug 47.17 8.52, Baar 47.20 8.53
ZH: Zürich 47.38 8.54, Winterthur 47.50 8.72, Uster 47.35 8.72, Dübendorf 47.40 8.62, Wädenswil 47.23 8.67, Bülach 47.52 8.54
`;
