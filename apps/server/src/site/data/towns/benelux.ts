/** Netherlands and Belgium; see the README beside this file. */
export const netherlands = `
DR: Assen 52.99 6.56, Emmen 52.79 6.90, Hoogeveen 52.72 6.48, Meppel 52.70 6.19, Coevorden 52.66 6.74
FL: Almere 52.37 5.22, Lelystad 52.51 5.47, Dronten 52.53 5.72, Emmeloord 52.71 5.75, Zeewolde 52.33 5.54
FR: Leeuwarden 53.20 5.79, Drachten 53.11 6.10, Sneek 53.03 5.66, Heerenveen 52.96 5.92, Harlingen 53.17 5.42, Dokkum 53.33 6.00
GE: Arnhem 51.98 5.91, Nijmegen 51.84 5.86, Apeldoorn 52.21 5.97, Ede 52.04 5.66, Doetinchem 51.97 6.29, Zutphen 52.14 6.20, Harderwijk 52.34 5.62, Tiel 51.89 5.43, Barneveld 52.14 5.59, Winterswijk 51.97 6.72, Wageningen 51.97 5.67
GR: Groningen 53.22 6.57, Delfzijl 53.33 6.92, Hoogezand 53.16 6.76, Stadskanaal 52.99 6.95, Veendam 53.10 6.88, Winschoten 53.14 7.03
LI: Maastricht 50.85 5.69, Venlo 51.37 6.17, Heerlen 50.89 5.98, Sittard 51.00 5.87, Roermond 51.19 5.99, Weert 51.25 5.71, Kerkrade 50.87 6.06, Vaals 50.77 6.02, Venray 51.53 5.98
NB: Eindhoven 51.44 5.47, Tilburg 51.56 5.09, Breda 51.59 4.78, 's-Hertogenbosch 51.69 5.30, Helmond 51.48 5.66, Oss 51.76 5.52, Roosendaal 51.53 4.46, Bergen op Zoom 51.49 4.29, Waalwijk 51.68 5.07, Uden 51.66 5.62
NH: Amsterdam 52.37 4.90, Haarlem 52.38 4.64, Zaandam 52.44 4.83, Hilversum 52.22 5.18, Alkmaar 52.63 4.75, Hoorn 52.64 5.06, Hoofddorp 52.30 4.69, Den Helder 52.96 4.76, Purmerend 52.50 4.96, Amstelveen 52.31 4.86, Velsen 52.46 4.65
OV: Zwolle 52.51 6.09, Enschede 52.22 6.90, Deventer 52.25 6.16, Almelo 52.36 6.66, Hengelo 52.27 6.79, Kampen 52.56 5.91, Hardenberg 52.57 6.62
UT: Utrecht 52.09 5.12, Amersfoort 52.16 5.39, Nieuwegein 52.03 5.08, Veenendaal 52.03 5.55, Zeist 52.09 5.23, Woerden 52.09 4.88, Houten 52.03 5.17
ZE: Middelburg 51.50 3.61, Vlissingen 51.45 3.57, Goes 51.50 3.89, Terneuzen 51.34 3.83, Zierikzee 51.65 3.92, Hulst 51.28 4.05
ZH: Rotterdam 51.92 4.48, Den Haag 52.08 4.30, Leiden 52.16 4.49, Dordrecht 51.81 4.67, Zoetermeer 52.06 4.49, Delft 52.01 4.36, Gouda 52.01 4.71, Alphen aan den Rijn 52.13 4.66, Schiedam 51.92 4.40, Spijkenisse 51.85 4.33, Gorinchem 51.83 4.97, Katwijk 52.20 4.41, Middelharnis 51.76 4.17
`;

export const belgium = `
VAN: Antwerpen 51.22 4.40, Mechelen 51.03 4.48, Turnhout 51.32 4.95, Lier 51.13 4.57, Geel 51.16 4.99, Herentals 51.18 4.83, Mol 51.19 5.12
BRU: Brussel – Bruxelles 50.85 4.35
WHT: Charleroi 50.41 4.44, Mons 50.45 3.95, La Louvière 50.48 4.19, Tournai 50.61 3.39, Mouscron 50.74 3.21, Ath 50.63 3.78, Chimay 50.05 4.32
WLG: Liège 50.63 5.57, Verviers 50.59 5.86, Seraing 50.59 5.51, Huy 50.52 5.24, Eupen 50.63 6.04, Spa 50.49 5.86, Sankt Vith 50.28 6.13
VLI: Hasselt 50.93 5.34, Genk 50.97 5.50, Sint-Truiden 50.82 5.19, Tongeren 50.78 5.46, Lommel 51.23 5.31, Maasmechelen 50.97 5.69
WLX: Arlon 49.68 5.82, Bastogne 50.00 5.72, Marche-en-Famenne 50.23 5.34, Neufchâteau 49.84 5.43, Virton 49.57 5.53
WNA: Namur 50.47 4.87, Dinant 50.26 4.91, Ciney 50.29 5.10, Gembloux 50.56 4.70, Couvin 50.05 4.49
VOV: Gent 51.05 3.72, Aalst 50.94 4.04, Sint-Niklaas 51.16 4.14, Dendermonde 51.03 4.10, Oudenaarde 50.85 3.61, Eeklo 51.19 3.56, Ronse 50.75 3.60
VBR: Leuven 50.88 4.70, Vilvoorde 50.93 4.43, Halle 50.73 4.24, Tienen 50.81 4.94, Aarschot 50.98 4.83, Diest 50.98 5.05
WBR: Wavre 50.72 4.61, Ottignies-Louvain-la-Neuve 50.67 4.57, Nivelles 50.60 4.33, Waterloo 50.72 4.40, Jodoigne 50.72 4.87
VWV: Brugge 51.21 3.22, Kortrijk 50.83 3.26, Oostende 51.23 2.92, Roeselare 50.94 3.12, Ieper 50.85 2.89, Knokke-Heist 51.34 3.29, Veurne 51.07 2.66
`;
