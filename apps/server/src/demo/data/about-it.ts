import type { AboutBank } from './about-bank.ts';

export const aboutIt: AboutBank = {
  openings: [
    {
      female: 'Solare, curiosa e un po’ testarda: così mi descrive chi mi vuole bene.',
      male: 'Solare, curioso e un po’ testardo: così mi descrive chi mi vuole bene.',
    },
    'Rido spesso, parlo con le mani e arrivo sempre con qualcosa da mangiare.',
    {
      female: 'Mia sorella mi ha iscritta qui, io ho solo scelto la foto.',
      male: 'Mia sorella mi ha iscritto qui, io ho solo scelto la foto.',
    },
    'La vita mi ha insegnato a prendere sul serio poche cose, e il caffè è una di quelle.',
    {
      female: 'Sono una persona tranquilla, ma se parte la musica non rimango seduta.',
      male: 'Sono una persona tranquilla, ma se parte la musica non rimango seduto.',
    },
    'Ho voltato pagina e mi piace molto quello che sto leggendo adesso.',
    'Credo nelle buone maniere, nelle tavole lunghe e nelle telefonate vere.',
    {
      female: 'All’inizio sembro timida, poi non mi ferma più nessuno.',
      male: 'All’inizio sembro timido, poi non mi ferma più nessuno.',
    },
    'Non cerco la perfezione: anch’io brucio il soffritto, qualche volta.',
    {
      female: 'Sono mattiniera per natura e ottimista per scelta.',
      male: 'Sono mattiniero per natura e ottimista per scelta.',
    },
    'Gli amici mi chiamano quando hanno bisogno di un consiglio o di una parmigiana.',
    {
      female: 'Mi sento fortunata: ho buona salute, buoni amici e ancora tanta voglia di scoprire.',
      male: 'Mi sento fortunato: ho buona salute, buoni amici e ancora tanta voglia di scoprire.',
    },
  ],
  middles: [
    'La domenica preparo il ragù come si deve, cioè cominciando il sabato.',
    'Mi piace camminare nei borghi fuori stagione, quando parlano solo i gatti.',
    'Sul balcone coltivo basilico, pomodorini e grandi speranze.',
    'Vado al cinema il mercoledì, perché costa meno e la sala è quasi tutta mia.',
    'Ho ripreso a ballare il liscio e i miei piedi stanno ancora discutendo.',
    'Al mare ci vado a settembre, con un libro e senza fretta.',
    'Canto sotto la doccia e, da un anno, anche in un coro che mi sopporta.',
    'Mi perdo volentieri nei mercatini e torno sempre con una tazza di troppo.',
    'Amo la montagna: si sale in silenzio e si scende con appetito.',
    'Il giovedì sera gioco a burraco e non sempre perdo con eleganza.',
    'Colleziono vecchi dischi e so a memoria tutto Battisti.',
    'Cucino volentieri per gli altri; per me solo, spesso, pane e olio.',
    'Sto imparando a fotografare: per ora mi vengono bene le nuvole.',
  ],
  closings: [
    'Vorrei conoscere una persona gentile, con cui parlare anche delle piccole cose.',
    'Se ti va, cominciamo da un caffè e da una passeggiata.',
    'Cerco sincerità, un po’ d’ironia e qualcuno con cui dividere il dolce.',
    'Scrivimi qual è il tuo piatto preferito: da lì capisco quasi tutto.',
    'Niente fretta: le cose belle hanno bisogno di cuocere a fuoco lento.',
    'Se sai ridere di te, abbiamo già qualcosa in comune.',
    'Rispondo a tutti quelli che scrivono con garbo.',
    'Mi piacerebbe ritrovare la voglia di dire “noi”.',
    'Raccontami il viaggio che rifaresti domani mattina.',
    'Il resto, se vorrai, te lo racconto di persona.',
  ],
};
