import type { Country, Locale } from '@vesper/domain';

/** A town where invented members live; the position is rounded to 0.1 degree, about 10 km. */
export interface Town {
  country: Country;
  /** ISO 3166-2 code of the region. */
  region: string;
  name: string;
  latitude: number;
  longitude: number;
  /** The language members there write in. */
  locale: Locale;
}

type Row = [region: string, name: string, latitude: number, longitude: number, locale?: Locale];

const rows: Record<Country, { locale: Locale; towns: readonly Row[] }> = {
  GB: {
    locale: 'en',
    towns: [
      ['LND', 'London', 51.5, -0.1],
      ['NWE', 'Manchester', 53.5, -2.2],
      ['SWE', 'Bristol', 51.5, -2.6],
      ['YHU', 'York', 54, -1.1],
      ['SEE', 'Brighton', 50.8, -0.1],
      ['SCT', 'Edinburgh', 56, -3.2],
      ['WLS', 'Cardiff', 51.5, -3.2],
      ['NIR', 'Belfast', 54.6, -5.9],
    ],
  },
  IE: {
    locale: 'en',
    towns: [
      ['D', 'Dublin', 53.3, -6.3],
      ['CO', 'Cork', 51.9, -8.5],
      ['G', 'Galway', 53.3, -9.1],
      ['LK', 'Limerick', 52.7, -8.6],
      ['WD', 'Waterford', 52.3, -7.1],
    ],
  },
  US: {
    locale: 'en',
    towns: [
      ['NY', 'Albany', 42.7, -73.8],
      ['MA', 'Boston', 42.4, -71.1],
      ['IL', 'Chicago', 41.9, -87.6],
      ['TX', 'Austin', 30.3, -97.7],
      ['CA', 'Sacramento', 38.6, -121.5],
      ['WA', 'Seattle', 47.6, -122.3],
      ['FL', 'Sarasota', 27.3, -82.5],
      ['CO', 'Denver', 39.7, -105],
    ],
  },
  NL: {
    locale: 'nl',
    towns: [
      ['NH', 'Amsterdam', 52.4, 4.9],
      ['UT', 'Utrecht', 52.1, 5.1],
      ['ZH', 'Rotterdam', 51.9, 4.5],
      ['GR', 'Groningen', 53.2, 6.6],
      ['GE', 'Arnhem', 52, 5.9],
      ['LI', 'Maastricht', 50.9, 5.7],
      ['NB', 'Breda', 51.6, 4.8],
      ['OV', 'Zwolle', 52.5, 6.1],
    ],
  },
  BE: {
    locale: 'nl',
    towns: [
      ['VAN', 'Antwerpen', 51.2, 4.4],
      ['VOV', 'Gent', 51.1, 3.7],
      ['VWV', 'Brugge', 51.2, 3.2],
      ['VBR', 'Leuven', 50.9, 4.7],
      ['BRU', 'Bruxelles', 50.8, 4.4, 'fr'],
      ['WLG', 'Liège', 50.6, 5.6, 'fr'],
      ['WNA', 'Namur', 50.5, 4.9, 'fr'],
    ],
  },
  DE: {
    locale: 'de',
    towns: [
      ['BE', 'Berlin', 52.5, 13.4],
      ['HH', 'Hamburg', 53.6, 10],
      ['BY', 'München', 48.1, 11.6],
      ['NW', 'Köln', 50.9, 7],
      ['SN', 'Leipzig', 51.3, 12.4],
      ['BW', 'Freiburg', 48, 7.8],
      ['HE', 'Kassel', 51.3, 9.5],
      ['MV', 'Rostock', 54.1, 12.1],
    ],
  },
  AT: {
    locale: 'de',
    towns: [
      ['9', 'Wien', 48.2, 16.4],
      ['6', 'Graz', 47.1, 15.4],
      ['4', 'Linz', 48.3, 14.3],
      ['5', 'Salzburg', 47.8, 13],
      ['7', 'Innsbruck', 47.3, 11.4],
    ],
  },
  CH: {
    locale: 'de',
    towns: [
      ['ZH', 'Zürich', 47.4, 8.5],
      ['BE', 'Bern', 46.9, 7.4],
      ['BS', 'Basel', 47.6, 7.6],
      ['LU', 'Luzern', 47.1, 8.3],
      ['GE', 'Genève', 46.2, 6.1, 'fr'],
      ['VD', 'Lausanne', 46.5, 6.6, 'fr'],
      ['TI', 'Lugano', 46, 9, 'it'],
    ],
  },
  IT: {
    locale: 'it',
    towns: [
      ['62', 'Roma', 41.9, 12.5],
      ['25', 'Milano', 45.5, 9.2],
      ['21', 'Torino', 45.1, 7.7],
      ['45', 'Bologna', 44.5, 11.3],
      ['52', 'Firenze', 43.8, 11.3],
      ['72', 'Napoli', 40.9, 14.3],
      ['34', 'Verona', 45.4, 11],
      ['82', 'Palermo', 38.1, 13.4],
    ],
  },
  FR: {
    locale: 'fr',
    towns: [
      ['IDF', 'Paris', 48.9, 2.4],
      ['ARA', 'Lyon', 45.8, 4.8],
      ['PAC', 'Marseille', 43.3, 5.4],
      ['PDL', 'Nantes', 47.2, -1.6],
      ['OCC', 'Toulouse', 43.6, 1.4],
      ['NAQ', 'Bordeaux', 44.8, -0.6],
      ['GES', 'Strasbourg', 48.6, 7.8],
      ['BRE', 'Rennes', 48.1, -1.7],
    ],
  },
  ES: {
    locale: 'es',
    towns: [
      ['MD', 'Madrid', 40.4, -3.7],
      ['CT', 'Barcelona', 41.4, 2.2],
      ['VC', 'Valencia', 39.5, -0.4],
      ['AN', 'Sevilla', 37.4, -6],
      ['PV', 'Bilbao', 43.3, -2.9],
      ['GA', 'A Coruña', 43.4, -8.4],
      ['AR', 'Zaragoza', 41.6, -0.9],
      ['CL', 'Salamanca', 41, -5.7],
    ],
  },
  PL: {
    locale: 'pl',
    towns: [
      ['14', 'Warszawa', 52.2, 21],
      ['12', 'Kraków', 50.1, 19.9],
      ['22', 'Gdańsk', 54.4, 18.6],
      ['02', 'Wrocław', 51.1, 17],
      ['30', 'Poznań', 52.4, 16.9],
      ['06', 'Lublin', 51.2, 22.6],
      ['10', 'Łódź', 51.8, 19.5],
      ['24', 'Katowice', 50.3, 19],
    ],
  },
  DK: {
    locale: 'da',
    towns: [
      ['84', 'København', 55.7, 12.6],
      ['82', 'Aarhus', 56.2, 10.2],
      ['83', 'Odense', 55.4, 10.4],
      ['81', 'Aalborg', 57, 9.9],
      ['85', 'Roskilde', 55.6, 12.1],
      ['83', 'Kolding', 55.5, 9.5],
    ],
  },
  FI: {
    locale: 'fi',
    towns: [
      ['18', 'Helsinki', 60.2, 24.9],
      ['11', 'Tampere', 61.5, 23.8],
      ['19', 'Turku', 60.5, 22.3],
      ['14', 'Oulu', 65, 25.5],
      ['08', 'Jyväskylä', 62.2, 25.7],
      ['15', 'Kuopio', 62.9, 27.7],
    ],
  },
  NO: {
    locale: 'nb',
    towns: [
      ['03', 'Oslo', 59.9, 10.8],
      ['46', 'Bergen', 60.4, 5.3],
      ['50', 'Trondheim', 63.4, 10.4],
      ['11', 'Stavanger', 59, 5.7],
      ['55', 'Tromsø', 69.6, 19],
      ['42', 'Kristiansand', 58.1, 8],
    ],
  },
  SE: {
    locale: 'sv',
    towns: [
      ['AB', 'Stockholm', 59.3, 18.1],
      ['O', 'Göteborg', 57.7, 12],
      ['M', 'Malmö', 55.6, 13],
      ['C', 'Uppsala', 59.9, 17.6],
      ['AC', 'Umeå', 63.8, 20.3],
      ['E', 'Linköping', 58.4, 15.6],
      ['T', 'Örebro', 59.3, 15.2],
    ],
  },
};

/** Every town of the demo world. Positions are common knowledge, rounded. */
export const towns: readonly Town[] = (Object.keys(rows) as Country[]).flatMap((country) =>
  rows[country].towns.map(([region, name, latitude, longitude, locale = rows[country].locale]): Town => ({
    country,
    region: `${country}-${region}`,
    name,
    latitude,
    longitude,
    locale,
  })),
);
