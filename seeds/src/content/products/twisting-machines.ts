import { keyFigures } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const twistingMachines = toFamily({
  slug: 'twisting-machines',
  image: 'wire-twisting-machine',
  en: {
    title: 'Twisting',
    description: 'Machines that twist pairs and triples with constant lay length and matching open ends.',
    blocks: [
      hero('One lay length from end to end', {
        lead: 'The lay length is the same at the grippers and in the middle of the pair. We measure the tension at both ends and correct it a thousand times a second.',
        image: 'wire-twisting-machine',
      }),
      keyFigures([
        ['± 2', '%', 'Lay length over the whole wire'],
        ['20', 'm', 'Longest pair'],
        ['1', 'mm', 'Difference of the open ends, at most'],
      ]),
      machines({ heading: 'The machine' }, [
        'helix-240',
        'Helix 240',
        'Takes the pairs straight from the crimping line.',
        'wire-twisting-machine-front',
      ]),
      text(
        'Why it matters',
        'Data lines in cars carry 1 gigabit per second. A loop that is 20 percent too long reflects part of the signal; the car then loses a camera picture now and then, and nobody finds out why. [Read the story](/stories/why-a-twisted-pair-must-not-know).',
      ),
    ],
  },
  de: {
    title: 'Verdrillen',
    description: 'Maschinen, die Paare und Dreier mit gleicher Schlaglänge und passenden offenen Enden verdrillen.',
    blocks: [
      hero('Eine Schlaglänge von Ende zu Ende', {
        lead: 'Die Schlaglänge ist an den Greifern dieselbe wie in der Mitte des Paars. Wir messen den Zug an beiden Enden und regeln ihn tausendmal in der Sekunde.',
        image: 'wire-twisting-machine',
      }),
      keyFigures([
        ['± 2', '%', 'Schlaglänge über die ganze Leitung'],
        ['20', 'm', 'Längstes Paar'],
        ['1', 'mm', 'Größter Unterschied der offenen Enden'],
      ]),
      machines({ heading: 'Die Maschine' }, [
        'helix-240',
        'Helix 240',
        'Übernimmt die Paare direkt von der Crimplinie.',
        'wire-twisting-machine-front',
      ]),
      text(
        'Warum das zählt',
        'Datenleitungen im Auto übertragen 1 Gigabit pro Sekunde. Eine um 20 Prozent zu lange Schlinge wirft einen Teil des Signals zurück; dann fehlt ab und zu ein Kamerabild, und niemand findet heraus, warum. [Zur Geschichte](/stories/why-a-twisted-pair-must-not-know).',
      ),
    ],
  },
})
