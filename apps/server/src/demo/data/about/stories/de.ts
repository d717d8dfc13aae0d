import type { Phrase } from '../about-bank.ts';

export const storiesDe: readonly Phrase[] = [
  'Am meisten vermisse ich, dass jemand aus dem Nebenzimmer ruft: Fluss in Sibirien mit zwei Buchstaben. Ich weiß es meistens. Gestört hat es mich nie.',
  'Bei uns im Hof steht ein altes Sofa, auf dem abends immer zuerst die Katze sitzt und dann wir. Jeder bringt mit, was wegmuss. So habe ich gelernt, dass Rhabarber zu fast allem passt.',
  'Ich habe drei Jahre lang versucht, einen Walnussbaum zu ziehen. Im vierten habe ich aufgegeben, im fünften kam er. Seither gebe ich Dinge gern auf, nur zur Sicherheit.',
  'Meine Tante Hedi hatte einen Kiosk an der Elbe, und ich durfte in den Ferien Brausepulver abwiegen. Dort habe ich rechnen gelernt und schnacken. Das Schnacken kann ich besser.',
  'Vor ein paar Jahren habe ich ein Klavier geschenkt bekommen, unter der Bedingung, dass ich es selbst hole. Zwölf Leute, vier Stockwerke, zwei Kästen Limonade. Ich kann inzwischen drei Stücke, alle zwölf haben sie schon gehört.',
  'Jeden Herbst fahre ich für ein Wochenende an einen Ort, dessen Namen ich lustig finde. Bisher waren es Kuchen, Sommerloch und Katzenelnbogen. Vorschläge nehme ich gern entgegen.',
  'Auf meinem Balkon brütet seit vier Jahren dieselbe Amsel, jedenfalls tue ich so. Im April darf dort keiner mehr rauchen, lachen oder Wäsche aufhängen. Meine Gäste halten sich rührend daran.',
  'Ich habe einmal einen Tanzkurs für Fortgeschrittene gebucht, aus Versehen. Nach drei Abenden hat man mich gebeten, dabeizubleiben, wegen der Stimmung. Den Wiegeschritt kann ich bis heute nur nach links.',
  'Mein Opa hat jeden Abend das Wetter ins Heft geschrieben, vierzig Jahre lang. Ich habe die Hefte geerbt und führe sie weiter. Heute: leicht bewölkt, am Nachmittag Kuchen.',
  'Wenn ich verreise, kaufe ich nichts außer einem Löffel. Es sind jetzt siebzehn, und keiner passt zum anderen. Beim Frühstück weiß ich trotzdem genau, wo ich bin.',
  'Ich bin in einem Dorf aufgewachsen, in dem es zwei Bäcker gab und zwei Meinungen. Wir waren beim anderen. Vermutlich frage ich deshalb immer nach, warum jemand etwas so sieht.',
  'Ich wollte nie einen Hund. Dann stand einer beim Tierarzt, alt, schwerhörig und mit einem Ohr wie eine Socke. Jetzt gehe ich dreimal am Tag spazieren und kenne das ganze Viertel.',
  'Sonntags um elf ist bei mir Frühschoppen mit Apfelschorle und Brezeln. Angefangen hat es mit zwei Nachbarn, inzwischen bringen manche eigene Stühle mit. Einer hat neulich seine Geige ausgepackt.',
  'Ich kann keinen einzigen Witz bis zum Ende erzählen, weil ich vorher lachen muss. Auf Familienfesten wird das inzwischen verlangt. Die Pointen kennt bis heute niemand.',
  'Voriges Jahr bin ich zu Fuß von meiner Haustür bis ans Meer gegangen, in Etappen, immer am Wochenende. Beim letzten Stück hat es geregnet. Ich habe trotzdem die Schuhe ausgezogen.',
  'In meinem Flur hängt eine Liste mit Wörtern, die ich zu schön finde, um sie zu vergessen. Zuletzt kamen Habseligkeiten und Augenweide dazu. Wer zu Besuch kommt, muss eines dalassen.',
  {
    female:
      'Als Kind wollte ich Leuchtturmwärterin werden, dann Zirkuskapelle, und zwar die ganze. Geworden ist es etwas anderes. Aber ein Tenorhorn habe ich, und Licht lasse ich auch immer an.',
    male: 'Als Kind wollte ich Leuchtturmwärter werden, dann Zirkuskapelle, und zwar die ganze. Geworden ist es etwas anderes. Aber ein Tenorhorn habe ich, und Licht lasse ich auch immer an.',
  },
  'Mein Nachbar und ich teilen uns ein Auto, eine Bohrmaschine und seit Neuestem ein Hochbeet. Über den Salat sind wir uns einig, über die Radieschen nicht. Demnächst tagt der Ausschuss.',
  'Jedes Jahr im Februar fahre ich an die Ostsee, wenn dort nichts ist. Kein Strandkorb, kein Eis, nur Wind und ein Café mit beschlagenen Scheiben. Ich komme immer mit roten Ohren und guten Einfällen zurück.',
  'Einmal im Jahr trifft sich unsere alte Schulklasse, und jedes Mal wird dieselbe Geschichte mit dem Frosch erzählt. Ich war der Frosch, also im Theaterstück. Der Hut hängt noch im Flur.',
];
