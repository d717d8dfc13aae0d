/** Italy, France and Spain; see the README beside this file. */
export const italy = `
65: L'Aquila 42.35 13.40, Pescara 42.46 14.21, Chieti 42.35 14.17, Teramo 42.66 13.70, Sulmona 42.05 13.93, Vasto 42.11 14.71
77: Potenza 40.64 15.81, Matera 40.67 16.60, Policoro 40.21 16.68, Lagonegro 40.13 15.76
78: Reggio Calabria 38.11 15.65, Catanzaro 38.91 16.59, Cosenza 39.30 16.25, Crotone 39.08 17.12, Vibo Valentia 38.68 16.10, Lamezia Terme 38.97 16.31, Corigliano-Rossano 39.60 16.63
72: Napoli 40.85 14.27, Salerno 40.68 14.76, Caserta 41.07 14.33, Benevento 41.13 14.78, Avellino 40.91 14.79, Giugliano in Campania 40.93 14.20, Torre del Greco 40.79 14.37, Sala Consilina 40.40 15.60, Ischia 40.73 13.94
45: Bologna 44.49 11.34, Parma 44.80 10.33, Modena 44.65 10.93, Reggio Emilia 44.70 10.63, Ravenna 44.42 12.20, Rimini 44.06 12.57, Ferrara 44.84 11.62, Forlì 44.22 12.04, Piacenza 45.05 9.69, Cesena 44.14 12.24, Imola 44.35 11.71, Carpi 44.78 10.88
36: Trieste 45.65 13.77, Udine 46.06 13.24, Pordenone 45.96 12.66, Gorizia 45.94 13.62, Tolmezzo 46.40 13.02
62: Roma 41.90 12.50, Latina 41.47 12.90, Frosinone 41.64 13.35, Viterbo 42.42 12.11, Rieti 42.40 12.86, Civitavecchia 42.09 11.80, Formia 41.26 13.61, Guidonia Montecelio 42.00 12.73
42: Genova 44.41 8.93, La Spezia 44.10 9.82, Savona 44.31 8.48, Imperia 43.89 8.03, Sanremo 43.82 7.78
25: Milano 45.46 9.19, Brescia 45.54 10.22, Monza 45.58 9.27, Bergamo 45.70 9.67, Como 45.81 9.08, Varese 45.82 8.83, Pavia 45.19 9.16, Cremona 45.13 10.02, Mantova 45.16 10.79, Lecco 45.86 9.40, Lodi 45.31 9.50, Sondrio 46.17 9.87, Busto Arsizio 45.61 8.85, Bormio 46.47 10.37
57: Ancona 43.62 13.52, Pesaro 43.91 12.91, Macerata 43.30 13.45, Ascoli Piceno 42.85 13.58, Fermo 43.16 13.72, Fano 43.84 13.02, Urbino 43.73 12.64
67: Campobasso 41.56 14.66, Isernia 41.59 14.23, Termoli 42.00 15.00
21: Torino 45.07 7.69, Novara 45.45 8.62, Alessandria 44.91 8.61, Asti 44.90 8.21, Cuneo 44.39 7.55, Biella 45.57 8.05, Vercelli 45.32 8.42, Verbania 45.92 8.55, Pinerolo 44.88 7.33, Alba 44.70 8.03, Domodossola 46.12 8.29
75: Bari 41.12 16.87, Taranto 40.47 17.24, Foggia 41.46 15.54, Lecce 40.35 18.17, Brindisi 40.63 17.94, Andria 41.23 16.30, Barletta 41.32 16.28, Altamura 40.83 16.55, Gallipoli 40.06 17.99, Vieste 41.88 16.18
88: Cagliari 39.22 9.11, Sassari 40.73 8.56, Olbia 40.92 9.50, Nuoro 40.32 9.33, Oristano 39.90 8.59, Carbonia 39.17 8.52, Alghero 40.56 8.32, Tortolì 39.93 9.66
82: Palermo 38.12 13.36, Catania 37.50 15.09, Messina 38.19 15.55, Siracusa 37.08 15.29, Ragusa 36.93 14.73, Trapani 38.02 12.51, Agrigento 37.31 13.58, Caltanissetta 37.49 14.06, Enna 37.57 14.28, Marsala 37.80 12.44, Gela 37.07 14.24, Cefalù 38.04 14.02
52: Firenze 43.77 11.26, Prato 43.88 11.10, Livorno 43.55 10.31, Pisa 43.72 10.40, Arezzo 43.46 11.88, Siena 43.32 11.33, Grosseto 42.76 11.11, Lucca 43.84 10.50, Pistoia 43.93 10.92, Massa 44.04 10.14, Piombino 42.93 10.53, Viareggio 43.87 10.25
32: Trento 46.07 11.12, Bolzano 46.50 11.35, Merano 46.67 11.16, Rovereto 45.89 11.04, Bressanone 46.72 11.66, Brunico 46.80 11.94, Riva del Garda 45.89 10.84
55: Perugia 43.11 12.39, Terni 42.56 12.64, Foligno 42.96 12.70, Città di Castello 43.46 12.24, Spoleto 42.73 12.74, Orvieto 42.72 12.11
23: Aosta 45.74 7.32, Courmayeur 45.79 6.97
34: Venezia 45.44 12.32, Verona 45.44 10.99, Padova 45.41 11.88, Vicenza 45.55 11.54, Treviso 45.67 12.24, Rovigo 45.07 11.79, Belluno 46.14 12.22, Chioggia 45.22 12.28, Mestre 45.49 12.24, Bassano del Grappa 45.77 11.73, Cortina d'Ampezzo 46.54 12.14
`;

export const france = `
ARA: Lyon 45.76 4.84, Grenoble 45.19 5.72, Saint-Étienne 45.44 4.39, Clermont-Ferrand 45.78 3.08, Annecy 45.90 6.13, Chambéry 45.57 5.92, Valence 44.93 4.89, Bourg-en-Bresse 46.21 5.23, Roanne 46.04 4.07, Le Puy-en-Velay 45.04 3.88, Aurillac 44.93 2.44, Vichy 46.13 3.43, Montluçon 46.34 2.60, Moulins 46.57 3.33, Aubenas 44.62 4.39, Montélimar 44.56 4.75, Thonon-les-Bains 46.37 6.48, Villeurbanne 45.77 4.88, Albertville 45.68 6.39
BFC: Dijon 47.32 5.04, Besançon 47.24 6.02, Chalon-sur-Saône 46.78 4.85, Belfort 47.64 6.86, Auxerre 47.80 3.57, Nevers 46.99 3.16, Mâcon 46.31 4.83, Montbéliard 47.51 6.80, Vesoul 47.62 6.16, Lons-le-Saunier 46.67 5.55, Sens 48.20 3.28, Pontarlier 46.91 6.35, Autun 46.95 4.30
BRE: Rennes 48.11 -1.68, Brest 48.39 -4.49, Quimper 48.00 -4.10, Lorient 47.75 -3.37, Vannes 47.66 -2.76, Saint-Brieuc 48.51 -2.77, Saint-Malo 48.65 -2.03, Fougères 48.35 -1.20, Lannion 48.73 -3.46, Pontivy 48.07 -2.97
CVL: Orléans 47.90 1.91, Tours 47.39 0.69, Bourges 47.08 2.40, Blois 47.59 1.34, Chartres 48.45 1.49, Châteauroux 46.81 1.69, Dreux 48.74 1.37, Montargis 48.00 2.73, Vierzon 47.22 2.07
20R: Ajaccio 41.92 8.74, Bastia 42.70 9.45, Porto-Vecchio 41.59 9.28, Calvi 42.57 8.76, Corte 42.31 9.15
GES: Strasbourg 48.58 7.75, Reims 49.26 4.03, Metz 49.12 6.18, Nancy 48.69 6.18, Mulhouse 47.75 7.34, Colmar 48.08 7.36, Troyes 48.30 4.07, Charleville-Mézières 49.77 4.72, Épinal 48.17 6.45, Châlons-en-Champagne 48.96 4.37, Thionville 49.36 6.17, Verdun 49.16 5.38, Chaumont 48.11 5.14, Saint-Dizier 48.64 4.95, Haguenau 48.82 7.79, Saint-Louis 47.59 7.56, Sarreguemines 49.11 7.07
HDF: Lille 50.63 3.06, Amiens 49.90 2.30, Roubaix 50.69 3.17, Dunkerque 51.03 2.38, Calais 50.95 1.86, Boulogne-sur-Mer 50.73 1.61, Arras 50.29 2.78, Valenciennes 50.36 3.52, Saint-Quentin 49.85 3.29, Beauvais 49.43 2.08, Compiègne 49.42 2.83, Lens 50.43 2.83, Laon 49.56 3.62, Abbeville 50.11 1.84, Maubeuge 50.28 3.97, Soissons 49.38 3.32
IDF: Paris 48.86 2.35, Versailles 48.80 2.13, Boulogne-Billancourt 48.84 2.24, Saint-Denis 48.94 2.36, Argenteuil 48.95 2.25, Montreuil 48.86 2.44, Créteil 48.79 2.46, Évry 48.63 2.44, Cergy 49.04 2.08, Meaux 48.96 2.88, Melun 48.54 2.66, Fontainebleau 48.40 2.70, Mantes-la-Jolie 48.99 1.72, Provins 48.56 3.30, Rambouillet 48.64 1.83, Nanterre 48.89 2.20
NOR: Rouen 49.44 1.10, Le Havre 49.49 0.11, Caen 49.18 -0.37, Cherbourg 49.64 -1.62, Évreux 49.02 1.15, Dieppe 49.92 1.08, Alençon 48.43 0.09, Saint-Lô 49.12 -1.09, Lisieux 49.15 0.23, Granville 48.84 -1.60, Flers 48.75 -0.57
NAQ: Bordeaux 44.84 -0.58, Limoges 45.83 1.26, Poitiers 46.58 0.34, Pau 43.30 -0.37, La Rochelle 46.16 -1.15, Bayonne 43.49 -1.47, Angoulême 45.65 0.16, Niort 46.32 -0.46, Périgueux 45.18 0.72, Brive-la-Gaillarde 45.16 1.53, Agen 44.20 0.62, Mont-de-Marsan 43.89 -0.50, Bergerac 44.85 0.48, Guéret 46.17 1.87, Arcachon 44.66 -1.17, Royan 45.63 -1.03, Saintes 45.75 -0.63, Tulle 45.27 1.77
OCC: Toulouse 43.60 1.44, Montpellier 43.61 3.88, Nîmes 43.84 4.36, Perpignan 42.70 2.89, Béziers 43.34 3.22, Montauban 44.02 1.35, Albi 43.93 2.15, Tarbes 43.23 0.07, Narbonne 43.18 3.00, Carcassonne 43.21 2.35, Rodez 44.35 2.57, Castres 43.61 2.24, Alès 44.13 4.08, Auch 43.65 0.59, Cahors 44.45 1.44, Foix 42.97 1.61, Mende 44.52 3.50, Sète 43.40 3.70, Millau 44.10 3.08
PDL: Nantes 47.22 -1.55, Angers 47.47 -0.55, Le Mans 48.01 0.20, Saint-Nazaire 47.27 -2.21, Laval 48.07 -0.77, La Roche-sur-Yon 46.67 -1.43, Cholet 47.06 -0.88, Les Sables-d'Olonne 46.50 -1.78, Saumur 47.26 -0.08, Château-Gontier 47.83 -0.70
PAC: Marseille 43.30 5.37, Nice 43.70 7.27, Toulon 43.12 5.93, Aix-en-Provence 43.53 5.45, Avignon 43.95 4.81, Antibes 43.58 7.12, Cannes 43.55 7.02, Arles 43.68 4.63, Gap 44.56 6.08, Fréjus 43.43 6.74, Digne-les-Bains 44.09 6.24, Briançon 44.90 6.64, Menton 43.78 7.50, Manosque 43.83 5.79, Orange 44.14 4.81
`;

export const spain = `
AN: Sevilla 37.39 -5.98, Málaga 36.72 -4.42, Córdoba 37.88 -4.78, Granada 37.18 -3.60, Jerez de la Frontera 36.69 -6.14, Almería 36.84 -2.46, Huelva 37.26 -6.95, Cádiz 36.53 -6.29, Jaén 37.77 -3.79, Marbella 36.51 -4.89, Algeciras 36.13 -5.45, Linares 38.10 -3.64, Motril 36.75 -3.52, Ronda 36.74 -5.16, Dos Hermanas 37.28 -5.92, Antequera 37.02 -4.56, El Ejido 36.78 -2.81, Baza 37.49 -2.77
AR: Zaragoza 41.65 -0.88, Huesca 42.14 -0.41, Teruel 40.34 -1.11, Calatayud 41.35 -1.64, Jaca 42.57 -0.55, Barbastro 42.04 0.13, Alcañiz 41.05 -0.13
AS: Gijón 43.53 -5.66, Oviedo 43.36 -5.85, Avilés 43.56 -5.92, Langreo 43.30 -5.69, Llanes 43.42 -4.76, Luarca 43.54 -6.54
CN: Las Palmas de Gran Canaria 28.12 -15.43, Santa Cruz de Tenerife 28.47 -16.25, San Cristóbal de La Laguna 28.49 -16.32, Arrecife 28.96 -13.55, Puerto del Rosario 28.50 -13.86, Santa Cruz de La Palma 28.68 -17.76, Adeje 28.12 -16.73, Maspalomas 27.76 -15.59, San Sebastián de La Gomera 28.09 -17.11, Valverde 27.81 -17.92
CB: Santander 43.46 -3.80, Torrelavega 43.35 -4.05, Castro-Urdiales 43.38 -3.22, Reinosa 43.00 -4.14
CL: Valladolid 41.65 -4.72, Burgos 42.34 -3.70, Salamanca 40.97 -5.66, León 42.60 -5.57, Palencia 42.01 -4.53, Zamora 41.50 -5.75, Ávila 40.66 -4.70, Segovia 40.95 -4.12, Soria 41.76 -2.46, Ponferrada 42.55 -6.60, Aranda de Duero 41.67 -3.69, Miranda de Ebro 42.69 -2.95, Benavente 42.00 -5.68
CM: Albacete 38.99 -1.86, Toledo 39.86 -4.02, Ciudad Real 38.99 -3.93, Guadalajara 40.63 -3.17, Cuenca 40.07 -2.14, Talavera de la Reina 39.96 -4.83, Puertollano 38.69 -4.11, Tomelloso 39.16 -3.02, Hellín 38.51 -1.70
CT: Barcelona 41.39 2.17, L'Hospitalet de Llobregat 41.36 2.10, Badalona 41.45 2.25, Terrassa 41.56 2.01, Sabadell 41.55 2.11, Tarragona 41.12 1.25, Lleida 41.62 0.63, Girona 41.98 2.82, Reus 41.15 1.11, Mataró 41.54 2.44, Manresa 41.73 1.83, Figueres 42.27 2.96, Tortosa 40.81 0.52, Vic 41.93 2.25, La Seu d'Urgell 42.36 1.46, Vielha 42.70 0.80
CE: Ceuta 35.89 -5.31
VC: València 39.47 -0.38, Alacant 38.35 -0.48, Elx 38.27 -0.70, Castelló de la Plana 39.99 -0.04, Torrevieja 37.98 -0.68, Gandia 38.97 -0.18, Benidorm 38.54 -0.13, Alcoi 38.70 -0.47, Xàtiva 38.99 -0.52, Vinaròs 40.47 0.47, Dénia 38.84 0.11, Requena 39.49 -1.10
EX: Badajoz 38.88 -6.97, Cáceres 39.48 -6.37, Mérida 38.92 -6.34, Plasencia 40.03 -6.09, Don Benito 38.96 -5.86, Zafra 38.42 -6.42, Navalmoral de la Mata 39.89 -5.54
GA: Vigo 42.24 -8.72, A Coruña 43.37 -8.41, Ourense 42.34 -7.86, Lugo 43.01 -7.56, Santiago de Compostela 42.88 -8.54, Pontevedra 42.43 -8.65, Ferrol 43.49 -8.23, Viveiro 43.66 -7.59, O Barco de Valdeorras 42.42 -6.98
IB: Palma 39.57 2.65, Eivissa 38.91 1.43, Maó 39.89 4.27, Manacor 39.57 3.21, Inca 39.72 2.91, Ciutadella de Menorca 40.00 3.84
RI: Logroño 42.47 -2.45, Calahorra 42.30 -1.97, Haro 42.58 -2.85
MD: Madrid 40.42 -3.70, Móstoles 40.32 -3.86, Alcalá de Henares 40.48 -3.36, Fuenlabrada 40.28 -3.79, Leganés 40.33 -3.76, Getafe 40.31 -3.73, Alcorcón 40.35 -3.83, Torrejón de Ardoz 40.46 -3.48, Alcobendas 40.55 -3.64, Collado Villalba 40.63 -4.00, Aranjuez 40.03 -3.60, Parla 40.24 -3.77
ML: Melilla 35.29 -2.94
MC: Murcia 37.99 -1.13, Cartagena 37.61 -0.99, Lorca 37.67 -1.70, Yecla 38.61 -1.11, Águilas 37.41 -1.58, Caravaca de la Cruz 38.11 -1.86
NC: Pamplona 42.81 -1.65, Tudela 42.06 -1.61, Estella 42.67 -2.03, Tafalla 42.53 -1.67, Elizondo 43.15 -1.52
PV: Bilbao 43.26 -2.93, Vitoria-Gasteiz 42.85 -2.67, Donostia – San Sebastián 43.32 -1.98, Barakaldo 43.30 -2.99, Getxo 43.35 -3.01, Irun 43.34 -1.79, Eibar 43.18 -2.47, Durango 43.17 -2.63
`;
