import type { PhraseTable } from './phrases.ts';

// By language, without marks, as `normalText` leaves them. Worth 4: asked for or offered by hardly anybody but who wants money.
// Worth 2: says something only beside another one.

const everywhere: PhraseTable = {
  4: `western union, westernunion, moneygram, money gram, bitcoin*, btc, krypto*, crypto*, cripto*, kryptow*, ethereum, usdt, tether, binance, coinbase, blockchain,
    paysafe*, steam card*, steamcard*, steamkart*, steam kart*, steam kort*, steamkort*, itunes card*, itunes kart*, apple card*, google play card*, google play kart*, giftcard*, revolut,
    paypal*, cash app, cashapp, zelle, iban, forex, nft*, onecoin`,
  2: `bank*, swift, visa, trading, broker*, etf*`,
};

const en: PhraseTable = {
  4: `gift card*, gift voucher*, wire transfer*, bank transfer*, send me money, send money, need money, lend me, borrow money, transfer the money, transfer money, wire me,
    customs fee*, clearance fee*, customs charge*, release fee*, investment platform*, trading platform*, invest with me, double your money, make money, earn money, help me pay,
    pay the hospital, hospital bill*, processing fee*, my inheritance, unpaid salary, refund you, pay you back, financial help, help me financially, account number`,
  2: `money, loan*, invest*, transfer*, customs, fee, fees, inherit*, debt*, owe, profit*, cash, deposit*, salary, fund*, parcel*, emergency, hospital, surgery,
    rig, oil platform, stranded, urgent*, pay, repay, lawyer*`,
};

const de: PhraseTable = {
  4: `geschenkkart*, gutscheinkart*, guthabenkart*, geld uberweis*, geld uberwies*, uberweis* mir, uberweise mir, mir geld, geld leihen, geld schicken, geld senden, geld brauche, brauche geld,
    dringend geld, leih mir, leihe mir, zollgebuhr*, zollgebuehr*, freigabegebuhr*, bearbeitungsgebuhr*, geldanlage*, anlageplattform*, handelsplattform*, mit mir investieren, geld verdienen, geld verdoppel*,
    kontonummer*, erbschaft auszahl*, krankenhausrechnung*, finanzielle hilfe, finanziell helfen, finanziell unterstutz*, blitzuberweis*, bankuberweis*, geld zuruck`,
  2: `geld, uberweis*, ueberweis*, uberwies*, darlehen*, kredit, kredite, investier*, investition*, zoll, gebuhr*, gebuehr*, erbschaft*, erbe, schulden, gewinn*, bargeld, kaution*, gehalt, paket,
    notfall*, krankenhaus, operation, dringend, bohrinsel, anwalt*, konto, zuruckzahl*, rendite*`,
};

const nl: PhraseTable = {
  4: `cadeaukaart*, cadeaubon*, geld overmaken, geld sturen, stuur me geld, stuur geld, geld lenen, leen me, geld nodig, maak geld over, maak het geld over, overboeking*, douanekosten, inklaringskosten,
    vrijgavekosten, beleggingsplatform*, handelsplatform*, met mij investeren, met mij beleggen, geld verdienen, geld verdubbelen, rekeningnummer*, ziekenhuisrekening*, ziekenhuiskosten, financiele hulp,
    financieel helpen, tikkie, administratiekosten`,
  2: `geld, overmaken, lening*, invester*, beleg*, douane, kosten, erfenis, erven, schuld, schulden, winst*, contant, borg, salaris, pakket, noodgeval, ziekenhuis, operatie, dringend, booreiland,
    advocaat, rekening, terugbetal*, rendement`,
};

const fr: PhraseTable = {
  4: `carte cadeau, cartes cadeau*, carte cadeaux, carte pcs, coupon pcs, recharge pcs, transcash, neosurf, virement*, mandat cash, envoyer de l argent, envoie moi de l argent, envoyez moi de l argent,
    envoyer l argent, m envoyer de l argent, preter de l argent, prete moi, pretez moi, besoin d argent, frais de douane, frais de dedouanement, frais de dossier, plateforme d investissement, plateforme de trading,
    investir avec moi, gagner de l argent, doubler votre argent, aide financiere, m aider financierement, numero de compte, frais d hopital, facture de l hopital, rib`,
  2: `argent, transfer*, pret, investi*, douane*, frais, heritage*, heriter, dette*, benefice*, especes, caution, salaire, colis, urgence, urgent*, hopital, operation, plateforme petroliere,
    avocat*, compte, rembours*, rendement*, milliers`,
};

const es: PhraseTable = {
  4: `tarjeta regalo, tarjetas regalo, tarjeta de regalo, tarjetas de regalo, transferencia*, enviar dinero, enviame dinero, enviarme dinero, mandame dinero, mandarme dinero, envies dinero, prestame, prestarme, dejarme dinero,
    necesito dinero, tasa de aduana, tasas de aduana, gastos de aduana, plataforma de inversion*, plataforma de trading, invertir conmigo, invierte conmigo, ganar dinero, duplicar tu dinero, ayuda economica,
    ayudarme economicamente, numero de cuenta, factura del hospital, bizum`,
  2: `dinero, transfer*, prestamo*, invert*, inversion*, aduana*, tasas, herencia*, heredar, deuda*, ganancia*, efectivo, fianza, sueldo, paquete, emergencia, urgente*, hospital, operacion,
    plataforma petrolifera, abogado*, cuenta, devolver*, rentabilidad, miles`,
};

const it: PhraseTable = {
  4: `carta regalo, carte regalo, buono regalo, buoni regalo, bonifico, bonifici, ricarica postepay, postepay, inviare denaro, inviarmi denaro, mandami soldi, mandami dei soldi, mandarmi soldi, mandarmi dei soldi, inviami denaro, prestami,
    prestarmi, bisogno di soldi, bisogno di denaro, spese doganali, tasse doganali, tassa doganale, dazio doganale, piattaforma di investiment*, piattaforma di trading, investire con me, investi con me, guadagnare soldi, raddoppia*,
    aiuto economico, aiutarmi economicamente, numero di conto, conto dell ospedale, spese di sdoganamento`,
  2: `soldi, denaro, trasfer*, prestito, prestiti, invest*, dogana*, doganali, spese, eredita, ereditare, debit*, guadagn*, contanti, cauzione, stipendio, pacco, emergenza, urgente*, ospedale, operazione,
    piattaforma petrolifera, avvocato, conto, restituir*, rendimento, migliaia`,
};

const pl: PhraseTable = {
  4: `karta podarunkow*, karte podarunkow*, karty podarunkow*, przelew*, przelej mi, przelac pieniadze, przeslij pieniadze, przeslij mi, wyslij pieniadze, wyslij mi pieniadze, wyslac pieniadze, wyslac mi pieniadze, pozycz mi, pozyczyc pieniad*,
    pozyczyc mi, potrzebuje pieniedzy, oplate celna, oplata celna, oplaty celne, oplate za paczke, platform* inwestycyjn*, zainwestuj*, zarobic pieniadze, podwoic pieniadze, numer konta, numeru konta, blik, kod blik, pomoc finansow*, pomoz mi finansowo,
    rachunek za szpital`,
  2: `pieniad*, pieniedzy, pozyczk*, inwest*, celn*, clo, oplat*, spadek, spadku, dlug*, zysk*, gotowk*, kaucj*, pensj*, paczk*, naglym, pilnie, pilne, szpital*, operacj*, platform* wiertnicz*, prawnik*, konto, zwroc*, kredyt*`,
};

const sv: PhraseTable = {
  4: `presentkort*, skicka pengar, skicka mig pengar, overfor pengar, overfora pengar, swish*, lana pengar, lana mig, lan mig, behover pengar, tullavgift*, tullkostnad*, investeringsplattform*, handelsplattform*,
    investera med mig, tjana pengar, dubbla dina pengar, kontonummer*, sjukhusrakning*, ekonomisk hjalp, hjalpa mig ekonomiskt, bankoverforing*, frislappningsavgift*`,
  2: `pengar, overfor*, lan, invester*, tull*, avgift*, arv, arvet, skuld*, vinst*, kontant*, deposition, lon, paket*, nodsituation, sjukhus*, operation, bradskande, akut, oljeplattform*, advokat*, konto, aterbetal*, avkastning`,
};

const da: PhraseTable = {
  4: `gavekort*, sende penge, send penge, send mig penge, sende mig penge, overfor penge, overfore penge, mobilepay, lane penge, lane mig, lan mig, mangler penge, brug for penge, toldgebyr*, toldafgift*, told og gebyr*, investeringsplatform*, handelsplatform*,
    investere med mig, invester med mig, tjene penge, fordoble dine penge, kontonummer*, hospitalsregning*, okonomisk hjaelp, hjaelpe mig okonomisk, bankoverforsel*, frigivelsesgebyr*`,
  2: `penge, pengene, overfor*, lan, invester*, told*, gebyr*, afgift*, arv, arven, gaeld*, gevinst*, kontant*, depositum, lon, pakke*, nodsituation, hospital*, sygehus*, operation, haster, akut, olieplatform*, boreplatform*, advokat*, konto,
    tilbagebetal*, afkast`,
};

const nb: PhraseTable = {
  4: `gavekort*, sende penger, send penger, send meg penger, sende meg penger, overfor penger, overfore penger, vipps*, lane penger, lane meg, lan meg, trenger penger, tollavgift*, tollgebyr*, investeringsplattform*, handelsplattform*,
    investere med meg, invester med meg, tjene penger, doble pengene, kontonummer*, sykehusregning*, okonomisk hjelp, hjelpe meg okonomisk, bankoverforing*, frigivelsesgebyr*`,
  2: `penger, pengene, overfor*, lan, invester*, toll*, gebyr*, avgift*, arv, arven, gjeld*, gevinst*, kontant*, depositum, lonn, pakke*, nodsituasjon, sykehus*, operasjon, haster, akutt, oljeplattform*, advokat*, konto, tilbakebetal*,
    avkastning`,
};

const fi: PhraseTable = {
  4: `lahjakort*, lahetta* rahaa, laheta minulle rahaa, laheta rahaa, lahettaa rahaa, siirra rahaa, siirtaa rahaa, tilisiirto*, mobilepay, lainaa minulle, lainata minulle, lainata rahaa, tarvitsen rahaa, tullimaksu*, sijoitusalusta*, kaupankayntialusta*,
    sijoita kanssani, sijoittaa kanssani, tienata rahaa, tuplata rahasi, tilinumero*, sairaalalasku*, taloudellista apua, auttaa minua taloudellisesti, rahansiirto*, kasittelymaksu*`,
  2: `rahaa, rahat, rahaa, raha, siirr*, laina*, sijoit*, tulli*, maksu, maksut, maksun, perinto*, perinno*, velka*, velkaa, voitto*, voitot, kateis*, takuumaksu, palkka*, paketti*, pakettia, paketin, hatatilan*, sairaala*, leikkau*, kiireelli*, kiire, oljynporaus*,
    asianajaja*, pankkitili*, tili, takaisinmaksu*, tuotto*`,
};

export const moneyPhrases: readonly PhraseTable[] = [everywhere, en, de, nl, fr, es, it, pl, sv, da, nb, fi];
