import type { Phrase } from '../about-bank.ts';

export const storiesFi: readonly Phrase[] = [
  'Pappa opetti minulle yhden hyvän kantarellipaikan ja sen, ettei siitä puhuta. Olen pitänyt sanani. Korin sisällön jaan kyllä.',
  'Nousin kerran Kouvolassa väärään junaan ja päädyin harmonikkajuhlille. Lähdin kotiin kolmen päivän päästä. Sen jälkeen en ole tarkistanut laituria kovin tarkasti.',
  'Naapurin Reino jätti minulle kasvimaansa ja neuvonsa. Perunat maahan, kun koivun lehti on hiirenkorvalla, muuten saa syyttää itseään. Joka kolmas vuosi hän on oikeassa.',
  'Kuoronjohtaja sanoi, että kaikki osaavat laulaa. Kolmen viikon päästä hän siirsi minut urkujen viereen. Siinä on oikein hyvä olla, molemmilla.',
  'Lossijonossa ihmiset nousevat autoista ja alkavat jutella. Olen saanut siinä reseptin, sateenvarjon ja yhden ystävän. Siltoja en ole koskaan kaivannut.',
  'Talon talkoissa olen se ainoa, joka odottaa niitä koko talven. Haravat, makkarat ja vanha riita pensasaidasta. Siellä naapurit vasta tapaa.',
  'Sienikirjassani on kahvitahroja ja kolmen sukupolven merkintöjä. Mummo kirjoitti yhden kohdalle: hyvä, mutta ei vieraille. Olen miettinyt sitä vuosia.',
  'En halunnut koiraa. Sitten yksi istahti kengälleni leipomon edessä eikä noussut. Nyt kierrämme korttelin kolmesti päivässä ja tunnemme kaikki.',
  'Pidän kirjaa asioista, jotka menivät odotettua paremmin. Maaliskuun uinti, hammaslääkäri, puhe veljen häissä. Neljäs vihko on jo kesken.',
  'Mökkiradiossa on kaksi asentoa, kohina ja merisää. Olen oppinut pitämään molemmista. Lounaista kahdeksan metriä sekunnissa on kuin kehtolaulu.',
  'Kylän seurantalo oli menossa myyntiin, joten ostimme sen, kaksitoista ihmistä ja yhdet arpajaiset. Nyt siellä tanssitaan joka kolmas lauantai. Minä hoidan narikan ja tiedän, kenen takki on kenenkin vieressä.',
  'Hiihdin viime talvena latua, joka päättyi vieraan ihmisen pihaan. Hän tuli ulos, katsoi minua ja sanoi: keitänkö. Istuimme pöydässä kolme tuntia, eikä kumpikaan kysynyt nimeä.',
  'Enoni oli elokuvateatterin koneenkäyttäjä, ja sain istua kopissa katsomassa, ettei hän nukahda. Näin kaikki elokuvat pienestä luukusta. Repliikit muistan vieläkin, surina mukaan lukien.',
  'Mummolla oli tapa kutoa mattoon yksi raita jokaisesta vieraasta. Perin maton ja tavan. Raidoista näkee, kenellä oli kiire.',
  'Olen kerännyt pelargonianoksia joka paikkakunnalta, jossa olen yöpynyt. Ruukuissa on antajien nimet. Kemin Aune kukkii parhaiten, mutta hänellä onkin paras ikkuna.',
  'Opettelin virsikirjasta kaikki kesävirret, koska talkoissa kysyttiin. Nyt laulan niitä marjametsässä. Karhuja ei ole näkynyt.',
  'Pyöräni on nimeltään Väinö, ja se on vanhempi kuin vitsini. Olemme kiertäneet saaristotien kahdesti, aina vastatuuleen. Lautoilla levätään.',
  'Kerran jäin lumimyrskyssä huoltoaseman kahvioon kahdentoista ventovieraan kanssa. Pelasimme tikkaa, söimme munkit loppuun ja lauloimme aamuun asti. Joka talvi toivon vähän myrskyä.',
  'Minulla on vihko, johon kirjoitan kuulemiani lauseita, junassa ja torilla. Paras on Kuopion torilta: en minä suutu, minä lepään. Käytän sitä usein.',
  'Rakensin saunan mittanauhalla, joka näytti viisi senttiä väärin. Ovi on siksi omaa sukuaan, mutta löyly on hyvä. Pitkät ihmiset kumartavat, ja se tekee heille hyvää.',
];
