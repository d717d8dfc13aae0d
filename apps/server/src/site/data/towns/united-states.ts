/** The United States; see the README beside this file. */
export const unitedStates = `
AL: Birmingham 33.52 -86.80, Huntsville 34.73 -86.59, Montgomery 32.37 -86.30, Mobile 30.69 -88.04, Tuscaloosa 33.21 -87.57, Dothan 31.22 -85.39
AK: Anchorage 61.22 -149.90, Fairbanks 64.84 -147.72, Juneau 58.30 -134.42, Ketchikan 55.34 -131.65, Kenai 60.55 -151.26, Kodiak 57.79 -152.41, Nome 64.50 -165.41, Bethel 60.79 -161.76
AZ: Phoenix 33.45 -112.07, Tucson 32.22 -110.97, Mesa 33.42 -111.83, Chandler 33.31 -111.84, Scottsdale 33.49 -111.93, Glendale 33.54 -112.19, Flagstaff 35.20 -111.65, Yuma 32.69 -114.63, Kingman 35.19 -114.05, Show Low 34.25 -110.03
AR: Little Rock 34.75 -92.29, Fayetteville 36.06 -94.16, Fort Smith 35.39 -94.40, Jonesboro 35.84 -90.70, Texarkana 33.44 -94.04
CA: Los Angeles 34.05 -118.24, San Diego 32.72 -117.16, San Jose 37.34 -121.89, San Francisco 37.77 -122.42, Fresno 36.74 -119.79, Sacramento 38.58 -121.49, Long Beach 33.77 -118.19, Oakland 37.80 -122.27, Bakersfield 35.37 -119.02, Anaheim 33.84 -117.91, Riverside 33.95 -117.40, Stockton 37.96 -121.29, Irvine 33.68 -117.83, Santa Ana 33.75 -117.87, Chula Vista 32.64 -117.08, Fremont 37.55 -121.99, San Bernardino 34.11 -117.29, Modesto 37.64 -121.00, Santa Rosa 38.44 -122.71, Santa Barbara 34.42 -119.70, San Luis Obispo 35.28 -120.66, Redding 40.59 -122.39, Eureka 40.80 -124.16, Palm Springs 33.83 -116.55, Bishop 37.36 -118.40, Monterey 36.60 -121.89, Chico 39.73 -121.84
CO: Denver 39.74 -104.99, Colorado Springs 38.83 -104.82, Aurora 39.73 -104.83, Fort Collins 40.59 -105.08, Boulder 40.01 -105.27, Pueblo 38.25 -104.61, Grand Junction 39.06 -108.55, Durango 37.28 -107.88, Sterling 40.63 -103.21
CT: Bridgeport 41.18 -73.19, New Haven 41.31 -72.93, Hartford 41.77 -72.67, Stamford 41.05 -73.54, Waterbury 41.56 -73.05, New London 41.36 -72.10
DE: Wilmington 39.75 -75.55, Dover 39.16 -75.52, Georgetown 38.69 -75.39
DC: Washington 38.91 -77.04
FL: Jacksonville 30.33 -81.66, Miami 25.76 -80.19, Tampa 27.95 -82.46, Orlando 28.54 -81.38, St. Petersburg 27.77 -82.64, Hialeah 25.86 -80.28, Tallahassee 30.44 -84.28, Fort Lauderdale 26.12 -80.14, Port St. Lucie 27.27 -80.36, Cape Coral 26.56 -81.95, Sarasota 27.34 -82.53, Gainesville 29.65 -82.32, Pensacola 30.42 -87.22, West Palm Beach 26.72 -80.05, Daytona Beach 29.21 -81.02, Naples 26.14 -81.79, Key West 24.56 -81.78, Ocala 29.19 -82.14
GA: Atlanta 33.75 -84.39, Augusta 33.47 -81.97, Columbus 32.46 -84.99, Macon 32.84 -83.63, Savannah 32.08 -81.09, Athens 33.96 -83.38, Albany 31.58 -84.16, Valdosta 30.83 -83.28
HI: Honolulu 21.31 -157.86, Hilo 19.71 -155.08, Kahului 20.89 -156.47, Lihue 21.98 -159.37, Kailua-Kona 19.64 -155.99
ID: Boise 43.62 -116.21, Idaho Falls 43.49 -112.03, Pocatello 42.87 -112.44, Coeur d'Alene 47.68 -116.78, Twin Falls 42.56 -114.46, Lewiston 46.42 -117.02
IL: Chicago 41.88 -87.63, Aurora 41.76 -88.32, Joliet 41.53 -88.08, Rockford 42.27 -89.09, Springfield 39.80 -89.65, Peoria 40.69 -89.59, Champaign 40.12 -88.24, Carbondale 37.73 -89.22, Quincy 39.94 -91.41
IN: Indianapolis 39.77 -86.16, Fort Wayne 41.08 -85.14, Evansville 37.97 -87.57, South Bend 41.68 -86.25, Bloomington 39.17 -86.53, Lafayette 40.42 -86.88, Gary 41.59 -87.35
IA: Des Moines 41.59 -93.62, Cedar Rapids 41.98 -91.67, Davenport 41.52 -90.58, Sioux City 42.50 -96.40, Waterloo 42.49 -92.34, Mason City 43.15 -93.20
KS: Wichita 37.69 -97.34, Kansas City 39.11 -94.63, Topeka 39.05 -95.68, Overland Park 38.98 -94.67, Salina 38.84 -97.61, Dodge City 37.75 -100.02, Hays 38.88 -99.33
KY: Louisville 38.25 -85.76, Lexington 38.04 -84.50, Bowling Green 36.99 -86.44, Owensboro 37.77 -87.11, Paducah 37.08 -88.60, Pikeville 37.48 -82.52
LA: New Orleans 29.95 -90.07, Baton Rouge 30.45 -91.19, Shreveport 32.53 -93.75, Lafayette 30.22 -92.02, Lake Charles 30.23 -93.22, Monroe 32.51 -92.12, Alexandria 31.31 -92.45
ME: Portland 43.66 -70.26, Bangor 44.80 -68.77, Lewiston 44.10 -70.21, Augusta 44.31 -69.78, Presque Isle 46.68 -68.02
MD: Baltimore 39.29 -76.61, Annapolis 38.98 -76.49, Frederick 39.41 -77.41, Salisbury 38.36 -75.60, Hagerstown 39.64 -77.72, Columbia 39.20 -76.86
MA: Boston 42.36 -71.06, Worcester 42.26 -71.80, Springfield 42.10 -72.59, Lowell 42.63 -71.32, New Bedford 41.64 -70.93, Hyannis 41.65 -70.28, Pittsfield 42.45 -73.25
MI: Detroit 42.33 -83.05, Grand Rapids 42.96 -85.67, Ann Arbor 42.28 -83.74, Lansing 42.73 -84.56, Flint 43.01 -83.69, Kalamazoo 42.29 -85.59, Traverse City 44.76 -85.62, Marquette 46.54 -87.40, Sault Ste. Marie 46.49 -84.35, Saginaw 43.42 -83.95, Alpena 45.06 -83.43
MN: Minneapolis 44.98 -93.27, Saint Paul 44.95 -93.09, Rochester 44.02 -92.47, Duluth 46.79 -92.10, St. Cloud 45.56 -94.16, Mankato 44.16 -94.00, Bemidji 47.47 -94.88, Moorhead 46.87 -96.77
MS: Jackson 32.30 -90.18, Gulfport 30.37 -89.09, Hattiesburg 31.33 -89.29, Tupelo 34.26 -88.70, Meridian 32.36 -88.70, Greenville 33.41 -91.06
MO: Kansas City 39.10 -94.58, St. Louis 38.63 -90.20, Springfield 37.21 -93.29, Columbia 38.95 -92.33, Joplin 37.08 -94.51, Cape Girardeau 37.31 -89.52, Jefferson City 38.58 -92.17, St. Joseph 39.77 -94.85
MT: Billings 45.78 -108.50, Missoula 46.87 -113.99, Great Falls 47.51 -111.30, Bozeman 45.68 -111.04, Helena 46.59 -112.04, Butte 46.00 -112.53, Kalispell 48.20 -114.31, Miles City 46.41 -105.84, Glasgow 48.20 -106.64, Havre 48.55 -109.68
NE: Omaha 41.26 -95.93, Lincoln 40.81 -96.70, Grand Island 40.92 -98.34, North Platte 41.12 -100.77, Scottsbluff 41.87 -103.67, Norfolk 42.03 -97.42, Valentine 42.87 -100.55
NV: Las Vegas 36.17 -115.14, Henderson 36.04 -114.98, North Las Vegas 36.20 -115.12, Reno 39.53 -119.81, Carson City 39.16 -119.77, Elko 40.83 -115.76, Ely 39.25 -114.89, Winnemucca 40.97 -117.74, Tonopah 38.07 -117.23
NH: Manchester 42.99 -71.46, Nashua 42.77 -71.47, Concord 43.21 -71.54, Keene 42.93 -72.28, Berlin 44.47 -71.19
NJ: Newark 40.74 -74.17, Jersey City 40.73 -74.08, Paterson 40.92 -74.17, Trenton 40.22 -74.76, Atlantic City 39.36 -74.42, Camden 39.93 -75.12, Edison 40.52 -74.41, Toms River 39.95 -74.20
NM: Albuquerque 35.08 -106.65, Las Cruces 32.31 -106.78, Santa Fe 35.69 -105.94, Roswell 33.39 -104.52, Farmington 36.73 -108.22, Clovis 34.40 -103.21, Silver City 32.77 -108.28
NY: New York 40.71 -74.01, Brooklyn 40.65 -73.95, Queens 40.73 -73.79, Bronx 40.84 -73.87, Staten Island 40.58 -74.15, Buffalo 42.89 -78.88, Rochester 43.16 -77.61, Yonkers 40.93 -73.90, Syracuse 43.05 -76.15, Albany 42.65 -73.76, Binghamton 42.10 -75.91, Utica 43.10 -75.23, Plattsburgh 44.70 -73.45, Ithaca 42.44 -76.50, Watertown 43.97 -75.91, Hempstead 40.71 -73.62, Riverhead 40.92 -72.66
NC: Charlotte 35.23 -80.84, Raleigh 35.78 -78.64, Greensboro 36.07 -79.79, Durham 35.99 -78.90, Winston-Salem 36.10 -80.24, Fayetteville 35.05 -78.88, Wilmington 34.23 -77.94, Asheville 35.60 -82.55, Greenville 35.61 -77.37
ND: Fargo 46.88 -96.79, Bismarck 46.81 -100.78, Grand Forks 47.93 -97.03, Minot 48.23 -101.30, Williston 48.15 -103.62, Dickinson 46.88 -102.79
OH: Columbus 39.96 -83.00, Cleveland 41.50 -81.69, Cincinnati 39.10 -84.51, Toledo 41.65 -83.54, Akron 41.08 -81.52, Dayton 39.76 -84.19, Youngstown 41.10 -80.65, Canton 40.80 -81.38, Mansfield 40.76 -82.52, Athens 39.33 -82.10, Lima 40.74 -84.11
OK: Oklahoma City 35.47 -97.52, Tulsa 36.15 -95.99, Lawton 34.60 -98.40, Norman 35.22 -97.44, Enid 36.40 -97.88, Guymon 36.68 -101.48, McAlester 34.93 -95.77
OR: Portland 45.52 -122.68, Eugene 44.05 -123.09, Salem 44.94 -123.04, Medford 42.33 -122.88, Bend 44.06 -121.31, Pendleton 45.67 -118.79, Coos Bay 43.37 -124.22, Klamath Falls 42.22 -121.78, Burns 43.59 -119.05
PA: Philadelphia 39.95 -75.17, Pittsburgh 40.44 -80.00, Allentown 40.60 -75.49, Erie 42.13 -80.09, Harrisburg 40.27 -76.88, Scranton 41.41 -75.66, Lancaster 40.04 -76.31, Reading 40.34 -75.93, State College 40.79 -77.86, Williamsport 41.24 -77.00, Altoona 40.52 -78.39
RI: Providence 41.82 -71.41, Newport 41.49 -71.31, Westerly 41.38 -71.83
SC: Charleston 32.78 -79.93, Columbia 34.00 -81.03, Greenville 34.85 -82.40, Myrtle Beach 33.69 -78.89, Rock Hill 34.92 -81.03, Florence 34.20 -79.76
SD: Sioux Falls 43.55 -96.73, Rapid City 44.08 -103.23, Aberdeen 45.46 -98.49, Pierre 44.37 -100.35, Mobridge 45.54 -100.43
TN: Nashville 36.16 -86.78, Memphis 35.15 -90.05, Knoxville 35.96 -83.92, Chattanooga 35.05 -85.31, Clarksville 36.53 -87.36, Johnson City 36.31 -82.35, Jackson 35.61 -88.81, Murfreesboro 35.85 -86.39
TX: Houston 29.76 -95.37, San Antonio 29.42 -98.49, Dallas 32.78 -96.80, Austin 30.27 -97.74, Fort Worth 32.76 -97.33, El Paso 31.76 -106.49, Arlington 32.74 -97.11, Corpus Christi 27.80 -97.40, Plano 33.02 -96.70, Lubbock 33.58 -101.86, Laredo 27.51 -99.51, Irving 32.81 -96.95, Garland 32.91 -96.64, Frisco 33.15 -96.82, McKinney 33.20 -96.64, Amarillo 35.22 -101.83, Brownsville 25.90 -97.50, McAllen 26.20 -98.23, Waco 31.55 -97.15, Midland 32.00 -102.08, Abilene 32.45 -99.73, Tyler 32.35 -95.30, Beaumont 30.08 -94.13, Wichita Falls 33.91 -98.49, San Angelo 31.46 -100.44, Killeen 31.12 -97.73, Del Rio 29.36 -100.90, Alpine 30.36 -103.66, College Station 30.63 -96.33
UT: Salt Lake City 40.76 -111.89, Provo 40.23 -111.66, Ogden 41.22 -111.97, St. George 37.10 -113.58, Logan 41.74 -111.83, Moab 38.57 -109.55, Vernal 40.46 -109.53, Cedar City 37.68 -113.06
VT: Burlington 44.48 -73.21, Montpelier 44.26 -72.58, Rutland 43.61 -72.97, Brattleboro 42.85 -72.56
VA: Virginia Beach 36.85 -75.98, Chesapeake 36.77 -76.29, Norfolk 36.85 -76.29, Richmond 37.54 -77.44, Newport News 37.09 -76.47, Arlington 38.88 -77.10, Roanoke 37.27 -79.94, Charlottesville 38.03 -78.48, Lynchburg 37.41 -79.14, Fredericksburg 38.30 -77.46, Winchester 39.19 -78.16, Abingdon 36.71 -81.98
WA: Seattle 47.61 -122.33, Spokane 47.66 -117.43, Tacoma 47.25 -122.44, Vancouver 45.64 -122.66, Bellevue 47.61 -122.20, Everett 47.98 -122.20, Yakima 46.60 -120.51, Bellingham 48.75 -122.48, Olympia 47.04 -122.90, Kennewick 46.21 -119.14, Wenatchee 47.42 -120.31, Port Angeles 48.12 -123.43
WV: Charleston 38.35 -81.63, Huntington 38.42 -82.45, Morgantown 39.63 -79.96, Wheeling 40.06 -80.72, Beckley 37.78 -81.19, Martinsburg 39.46 -77.96
WI: Milwaukee 43.04 -87.91, Madison 43.07 -89.40, Green Bay 44.51 -88.01, Eau Claire 44.81 -91.50, La Crosse 43.80 -91.24, Wausau 44.96 -89.63, Appleton 44.26 -88.42, Superior 46.72 -92.10, Racine 42.73 -87.78, Rhinelander 45.64 -89.41
WY: Cheyenne 41.14 -104.82, Casper 42.85 -106.32, Laramie 41.31 -105.59, Gillette 44.29 -105.50, Sheridan 44.80 -106.96, Cody 44.53 -109.06, Jackson 43.48 -110.76, Rock Springs 41.59 -109.20, Riverton 43.03 -108.38
`;
