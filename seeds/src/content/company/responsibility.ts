import { beside, callToAction, hero, text } from '../blocks/text-blocks.ts'
import { table } from '../blocks/figures.ts'
import type { SeedPage } from '../seed-page.ts'

export const responsibility: SeedPage = {
  siteSlug: '',
  slug: 'responsibility',
  parent: 'company',
  theme: 'Default',
  image: 'wire-reels',
  texts: {
    en: {
      title: 'Responsibility',
      description: 'Our code of conduct in six sentences, how we choose suppliers, and where you can report a concern.',
      blocks: [
        hero('Our code of conduct in six sentences', {
          lead: 'A code of conduct that nobody can remember protects nobody. Ours fits on a card.',
          image: 'wire-reels',
        }),
        text('Code of conduct', [
          '1. We promise what we have measured.',
          '2. We neither give nor take anything that must not be in the books.',
          '3. We do not agree prices with competitors.',
          '4. Whoever sees a danger may stop any machine, ours or a customer’s.',
          '5. What customers tell us stays with us.',
          '6. Whoever reports a concern in good faith has nothing to fear.',
        ]),
        table(
          'Suppliers',
          [
            'Check|When|Who',
            'Self-declaration|Before the first order|All suppliers',
            'Visit|Every three years|Suppliers above CHF 0.5 million',
            'Origin of tin and gold|Every year|Electronics suppliers',
          ],
          'Demo data, invented.',
        ),
        beside(
          { heading: 'Copper has an origin', image: 'copper-strands' },
          'We buy little copper ourselves, but our customers buy much. In the quality log the batch number of the wire stays with the harness, so that its origin can be shown later.',
        ),
        callToAction(
          'Something is not right?',
          'You can report it without giving your name. Two people outside the line of command read it.',
          ['Report a concern', '/company/report-a-concern'],
        ),
      ],
    },
    de: {
      title: 'Verantwortung',
      description: 'Unser Verhaltenskodex in sechs Sätzen, wie wir Lieferanten wählen und wo Sie Bedenken melden.',
      blocks: [
        hero('Unser Verhaltenskodex in sechs Sätzen', {
          lead: 'Ein Verhaltenskodex, den sich niemand merken kann, schützt niemanden. Unserer passt auf eine Karte.',
          image: 'wire-reels',
        }),
        text('Verhaltenskodex', [
          '1. Wir versprechen, was wir gemessen haben.',
          '2. Wir geben und nehmen nichts, was nicht in den Büchern stehen darf.',
          '3. Wir sprechen mit Wettbewerbern keine Preise ab.',
          '4. Wer eine Gefahr sieht, darf jede Maschine anhalten, bei uns und beim Kunden.',
          '5. Was Kunden uns anvertrauen, bleibt bei uns.',
          '6. Wer in gutem Glauben Bedenken meldet, hat nichts zu befürchten.',
        ]),
        table(
          'Lieferanten',
          [
            'Prüfung|Wann|Wer',
            'Selbstauskunft|Vor der ersten Bestellung|Alle Lieferanten',
            'Besuch|Alle drei Jahre|Lieferanten über CHF 0.5 Millionen',
            'Herkunft von Zinn und Gold|Jedes Jahr|Lieferanten von Elektronik',
          ],
          'Demodaten, erfunden.',
        ),
        beside(
          { heading: 'Kupfer hat eine Herkunft', image: 'copper-strands' },
          'Wir selber kaufen wenig Kupfer, unsere Kunden dafür viel. Im Qualitätslog bleibt die Chargennummer des Drahts beim Kabelbaum. So lässt sich die Herkunft auch später belegen.',
        ),
        callToAction(
          'Etwas stimmt nicht?',
          'Sie können es melden, ohne Ihren Namen zu nennen. Zwei Personen außerhalb der Linie lesen es.',
          ['Bedenken melden', '/company/report-a-concern'],
        ),
      ],
    },
  },
}
