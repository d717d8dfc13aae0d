/** Great Britain with Northern Ireland, and Ireland; see the README beside this file. */
export const greatBritain = `
EAE: Norwich 52.63 1.30, Ipswich 52.06 1.16, Cambridge 52.21 0.12, Peterborough 52.57 -0.24, Luton 51.88 -0.42, Southend-on-Sea 51.54 0.71, Colchester 51.89 0.90, Chelmsford 51.74 0.47, Watford 51.66 -0.40, Bedford 52.14 -0.47, Stevenage 51.90 -0.20, Basildon 51.57 0.46, King's Lynn 52.75 0.40, Great Yarmouth 52.61 1.73, St Albans 51.75 -0.34, Harlow 51.77 0.09
EMD: Nottingham 52.95 -1.15, Leicester 52.64 -1.13, Derby 52.92 -1.48, Northampton 52.24 -0.90, Lincoln 53.23 -0.54, Mansfield 53.14 -1.20, Chesterfield 53.24 -1.42, Corby 52.49 -0.70, Kettering 52.40 -0.73, Boston 52.98 -0.02, Skegness 53.14 0.34
LND: London 51.51 -0.13, Croydon 51.37 -0.10, Ealing 51.51 -0.31, Enfield 51.65 -0.08, Romford 51.58 0.18, Bromley 51.41 0.02, Harrow 51.58 -0.33, Kingston upon Thames 51.41 -0.30, Ilford 51.56 0.07, Uxbridge 51.55 -0.48, Sutton 51.36 -0.19
NEE: Newcastle upon Tyne 54.98 -1.61, Sunderland 54.91 -1.38, Middlesbrough 54.57 -1.23, Durham 54.78 -1.57, Darlington 54.53 -1.55, Gateshead 54.95 -1.60, Hartlepool 54.69 -1.21, Berwick-upon-Tweed 55.77 -2.00, Stockton-on-Tees 54.57 -1.32, Hexham 54.97 -2.10
NWE: Manchester 53.48 -2.24, Liverpool 53.41 -2.98, Bolton 53.58 -2.43, Stockport 53.41 -2.16, Preston 53.76 -2.70, Blackpool 53.82 -3.05, Warrington 53.39 -2.60, Oldham 53.54 -2.11, Rochdale 53.61 -2.16, Blackburn 53.75 -2.48, Burnley 53.79 -2.24, Birkenhead 53.39 -3.02, Chester 53.19 -2.89, Lancaster 54.05 -2.80, Carlisle 54.89 -2.94, Kendal 54.33 -2.75, Barrow-in-Furness 54.11 -3.23, Wigan 53.55 -2.63, Southport 53.65 -3.01, Crewe 53.10 -2.44, St Helens 53.45 -2.74, Workington 54.64 -3.55
NIR: Belfast 54.60 -5.93, Derry 55.00 -7.32, Lisburn 54.51 -6.04, Newry 54.18 -6.34, Omagh 54.60 -7.30, Enniskillen 54.34 -7.64, Ballymena 54.86 -6.28, Bangor 54.66 -5.67, Coleraine 55.13 -6.66, Armagh 54.35 -6.65
SCT: Glasgow 55.86 -4.25, Edinburgh 55.95 -3.19, Aberdeen 57.15 -2.09, Dundee 56.46 -2.97, Inverness 57.48 -4.22, Stirling 56.12 -3.94, Perth 56.40 -3.43, Ayr 55.46 -4.63, Paisley 55.85 -4.42, Dumfries 55.07 -3.61, Fort William 56.82 -5.11, Oban 56.41 -5.47, Dunfermline 56.07 -3.46, Kirkcaldy 56.11 -3.16, Galashiels 55.62 -2.81, Elgin 57.65 -3.32, Wick 58.44 -3.09, Kirkwall 58.98 -2.96, Lerwick 60.15 -1.14, Stornoway 58.21 -6.39, Portree 57.41 -6.20, Stranraer 54.90 -5.02, Ullapool 57.90 -5.16, Campbeltown 55.43 -5.61
SEE: Brighton 50.82 -0.14, Southampton 50.91 -1.40, Portsmouth 50.80 -1.09, Reading 51.45 -0.97, Oxford 51.75 -1.26, Milton Keynes 52.04 -0.76, Slough 51.51 -0.59, Crawley 51.11 -0.19, Canterbury 51.28 1.08, Maidstone 51.27 0.52, Hastings 50.85 0.57, Eastbourne 50.77 0.28, Guildford 51.24 -0.57, Basingstoke 51.27 -1.09, Winchester 51.06 -1.31, Worthing 50.82 -0.37, Dover 51.13 1.31, Gillingham 51.39 0.55, Ashford 51.15 0.87, High Wycombe 51.63 -0.75, Woking 51.32 -0.56, Newport (Isle of Wight) 50.70 -1.29, Banbury 52.06 -1.34, Aylesbury 51.82 -0.81
SWE: Bristol 51.45 -2.59, Plymouth 50.38 -4.14, Bournemouth 50.72 -1.88, Poole 50.72 -1.98, Swindon 51.56 -1.78, Exeter 50.72 -3.53, Gloucester 51.86 -2.24, Cheltenham 51.90 -2.08, Bath 51.38 -2.36, Torquay 50.46 -3.53, Taunton 51.02 -3.10, Truro 50.26 -5.05, Salisbury 51.07 -1.79, Yeovil 50.94 -2.63, Weymouth 50.61 -2.46, Barnstaple 51.08 -4.06, Penzance 50.12 -5.54, Weston-super-Mare 51.35 -2.98, Bude 50.83 -4.54
WLS: Cardiff 51.48 -3.18, Swansea 51.62 -3.94, Newport 51.58 -3.00, Wrexham 53.05 -2.99, Bangor 53.23 -4.13, Aberystwyth 52.42 -4.08, Llandudno 53.32 -3.83, Merthyr Tydfil 51.75 -3.38, Carmarthen 51.86 -4.31, Haverfordwest 51.80 -4.97, Newtown 52.51 -3.31, Brecon 51.95 -3.39, Holyhead 53.31 -4.63, Rhyl 53.32 -3.49
WMD: Birmingham 52.48 -1.90, Coventry 52.41 -1.51, Wolverhampton 52.59 -2.13, Stoke-on-Trent 53.00 -2.18, Dudley 52.51 -2.09, Walsall 52.59 -1.98, Telford 52.68 -2.45, Worcester 52.19 -2.22, Solihull 52.41 -1.78, Shrewsbury 52.71 -2.75, Hereford 52.06 -2.72, Stafford 52.81 -2.12, Rugby 52.37 -1.26, Nuneaton 52.52 -1.47, Redditch 52.31 -1.94, Stratford-upon-Avon 52.19 -1.71
YHU: Leeds 53.80 -1.55, Sheffield 53.38 -1.47, Bradford 53.80 -1.75, Hull 53.74 -0.34, York 53.96 -1.08, Huddersfield 53.65 -1.78, Doncaster 53.52 -1.13, Wakefield 53.68 -1.50, Rotherham 53.43 -1.36, Barnsley 53.55 -1.48, Halifax 53.72 -1.86, Harrogate 53.99 -1.54, Scarborough 54.28 -0.40, Grimsby 53.57 -0.08, Scunthorpe 53.59 -0.65, Whitby 54.49 -0.61, Skipton 53.96 -2.02
`;

export const ireland = `
CW: Carlow 52.84 -6.93, Tullow 52.80 -6.74
CN: Cavan 53.99 -7.36, Bailieborough 53.92 -6.97
CE: Ennis 52.84 -8.98, Shannon 52.71 -8.86, Kilrush 52.64 -9.49, Ennistymon 52.94 -9.29
CO: Cork 51.90 -8.47, Mallow 52.13 -8.65, Cobh 51.85 -8.30, Youghal 51.95 -7.85, Bantry 51.68 -9.45, Skibbereen 51.55 -9.27, Fermoy 52.14 -8.28
DL: Letterkenny 54.95 -7.73, Buncrana 55.14 -7.46, Donegal 54.65 -8.11, Ballybofey 54.80 -7.79, Dungloe 54.95 -8.36
D: Dublin 53.35 -6.26, Swords 53.46 -6.22, Dún Laoghaire 53.29 -6.14, Tallaght 53.29 -6.37, Balbriggan 53.61 -6.18, Blanchardstown 53.39 -6.38, Lucan 53.36 -6.45
G: Galway 53.27 -9.05, Tuam 53.51 -8.85, Ballinasloe 53.33 -8.22, Loughrea 53.20 -8.57, Clifden 53.49 -10.02
KY: Tralee 52.27 -9.70, Killarney 52.06 -9.51, Listowel 52.45 -9.48, Dingle 52.14 -10.27, Cahersiveen 51.95 -10.22
KE: Naas 53.22 -6.66, Newbridge 53.18 -6.80, Maynooth 53.38 -6.59, Athy 52.99 -6.98, Celbridge 53.34 -6.54
KK: Kilkenny 52.65 -7.25, Callan 52.54 -7.39, Thomastown 52.53 -7.14
LS: Portlaoise 53.03 -7.30, Portarlington 53.16 -7.19, Abbeyleix 52.91 -7.35
LM: Carrick-on-Shannon 53.95 -8.09, Manorhamilton 54.31 -8.18
LK: Limerick 52.66 -8.63, Newcastle West 52.45 -9.06, Kilmallock 52.40 -8.57
LD: Longford 53.73 -7.79, Granard 53.78 -7.50
LH: Dundalk 54.00 -6.42, Drogheda 53.72 -6.35, Ardee 53.86 -6.54
MO: Castlebar 53.86 -9.30, Ballina 54.12 -9.15, Westport 53.80 -9.52, Belmullet 54.23 -9.99, Claremorris 53.72 -9.00
MH: Navan 53.65 -6.68, Trim 53.55 -6.79, Ashbourne 53.51 -6.40, Kells 53.73 -6.88
MN: Monaghan 54.25 -6.97, Carrickmacross 53.98 -6.72, Castleblayney 54.12 -6.74
OY: Tullamore 53.27 -7.49, Birr 53.10 -7.91, Edenderry 53.34 -7.05
RN: Roscommon 53.63 -8.19, Boyle 53.97 -8.30, Castlerea 53.77 -8.50
SO: Sligo 54.27 -8.47, Tubbercurry 54.05 -8.73
TA: Clonmel 52.35 -7.70, Nenagh 52.86 -8.20, Thurles 52.68 -7.81, Tipperary 52.47 -8.16, Roscrea 52.95 -7.80
WD: Waterford 52.26 -7.11, Dungarvan 52.09 -7.62, Tramore 52.16 -7.15
WH: Athlone 53.42 -7.94, Mullingar 53.53 -7.34
WX: Wexford 52.34 -6.46, Enniscorthy 52.50 -6.57, New Ross 52.40 -6.94, Gorey 52.68 -6.29
WW: Bray 53.20 -6.10, Wicklow 52.98 -6.04, Arklow 52.79 -6.16, Greystones 53.14 -6.06
`;
