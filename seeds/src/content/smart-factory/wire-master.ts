import { table } from '../blocks/figures.ts'
import { beside, expert, hero } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const wireMaster = toModule({
  slug: 'wire-master',
  image: 'wire-reels',
  en: {
    title: 'Wire master',
    description: 'One list of wires, terminals and seals for all machines, with 18,000 items ready to use.',
    blocks: [
      hero('One wire list for all machines', {
        lead: 'Every machine used to have its own article list. Now there is one, and whoever corrects it corrects it everywhere.',
        image: 'wire-reels',
      }),
      table('What an item holds', [
        'Item|Holds|Example',
        'Wire|Cross-section, strands, diameter, insulation|FLRY-B 0.35',
        'Terminal|Crimp height, force, applicator|2.5 mm² sealed',
        'Seal|Diameter, cassette|Blue, 1.9 mm',
        'Combination|Released curve and micrograph|Wire × terminal × seal',
      ]),
      beside(
        { heading: 'Cleaning up comes first', image: 'wires-macro', side: 'left' },
        'In most plants every seventh article exists twice. Wire master finds pairs that differ only in spelling and asks you. Five weeks of work for 4,200 articles, and worth every day.',
      ),
      expert(
        'Send us your list as a file. We tell you how many pairs we find.',
        'Tomáš Havel',
        'Software architect, Brno',
      ),
    ],
  },
  de: {
    title: 'Wire Master',
    description:
      'Eine Liste aller Leitungen, Kontakte und Dichtungen für alle Maschinen, 18’000 Artikel sind schon drin.',
    blocks: [
      hero('Eine Leitungsliste für alle Maschinen', {
        lead: 'Früher hatte jede Maschine ihre eigene Artikelliste. Heute gibt es eine, und wer sie berichtigt, berichtigt sie überall.',
        image: 'wire-reels',
      }),
      table('Was ein Artikel enthält', [
        'Artikel|Enthält|Beispiel',
        'Leitung|Querschnitt, Einzeldrähte, Durchmesser, Isolation|FLRY-B 0.35',
        'Kontakt|Crimphöhe, Kraft, Applikator|2.5 mm² gedichtet',
        'Dichtung|Durchmesser, Kassette|Blau, 1.9 mm',
        'Kombination|Freigegebene Kurve und Schliffbild|Leitung × Kontakt × Dichtung',
      ]),
      beside(
        { heading: 'Zuerst wird aufgeräumt', image: 'wires-macro', side: 'left' },
        'In den meisten Werken gibt es jeden siebten Artikel doppelt. Wire Master findet Paare, die sich nur in der Schreibweise unterscheiden, und fragt nach. Fünf Wochen Arbeit für 4’200 Artikel, und jeder Tag lohnt sich.',
      ),
      expert(
        'Schicken Sie uns Ihre Liste als Datei. Wir sagen Ihnen, wie viele Paare wir finden.',
        'Tomáš Havel',
        'Softwarearchitekt, Brünn',
      ),
    ],
  },
})
