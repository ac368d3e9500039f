import { chart } from '../blocks/figures.ts'
import { picture, questions, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const copperIsSoft: SeedPage = {
  siteSlug: '',
  slug: 'copper-is-soft',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'copper-strands',
  publishedAt: '2026-01-19T08:00:00.000Z',
  story: { category: 'engineering', topics: ['crimping'], contacts: ['ines-duarte'], productSlugs: ['corva-24'] },
  texts: {
    en: {
      title: 'Why copper has to flow in a crimp',
      description: 'Why a crimp holds without solder, what aluminium does differently, and how hard you may press.',
      leadText: 'Why a crimp holds without solder, what aluminium does differently, and how hard you may press.',
      blocks: [
        text(
          null,
          'Copper yields at about 70 newtons per square millimetre. A crimp presses it with ten times as much. The strands flow into each other, oxide skins tear open, and clean metal touches clean metal. No gas can get in between. That is all the magic there is.',
          'Press too little, and gaps remain: air, moisture, heat. Press too much, and the strands become thin where the terminal begins. They break there, usually in the third winter.',
        ),
        picture(
          'copper-strands',
          'BreakOut',
          'Strands of 0.18 mm before crimping. Each must end up touching its neighbours.',
        ),
        chart(
          {
            kind: 'bar',
            heading: 'How much is left after pressing',
            summary:
              'Most copper crimps are good between 80 and 88 percent of the original cross-section; aluminium needs about 60.',
            footnote: 'Typical values. The drawing of the terminal decides.',
          },
          [
            'Wire|Cross-section left, %',
            'Copper, 0.35 mm²|86',
            'Copper, 2.5 mm²|84',
            'Copper, 35 mm²|81',
            'Aluminium, 2.5 mm²|62',
            'Aluminium, 35 mm²|58',
          ],
        ),
        questions(
          'Three questions we get every week',
          [
            'Is solder better?',
            'No. Solder creeps up the strands and makes them stiff. The wire then breaks at the edge of the solder.',
          ],
          [
            'Why is aluminium harder to crimp?',
            'Its oxide forms in milliseconds and does not conduct. The terminal must break it open with sharp edges, and the crimp must be tighter.',
          ],
          [
            'Can I crimp tinned wire with the same setting?',
            'Often. Make a [micrograph](/products/crimp-inspection) first: tin fills gaps and hides them.',
          ],
        ),
      ],
    },
    de: {
      title: 'Warum Kupfer im Crimp fließen muss',
      description: 'Warum ein Crimp ohne Lot hält, was Aluminium anders macht und wie fest man pressen darf.',
      leadText: 'Warum ein Crimp ohne Lot hält, was Aluminium anders macht und wie fest man pressen darf.',
      blocks: [
        text(
          null,
          'Kupfer gibt bei rund 70 Newton je Quadratmillimeter nach. Ein Crimp presst es mit dem Zehnfachen. Die Einzeldrähte fließen ineinander, Oxidhäute reißen auf, blankes Metall trifft auf blankes Metall. Gas kommt nicht mehr dazwischen. Das ist das ganze Geheimnis.',
          'Wer zu wenig presst, lässt Lücken: Luft, Feuchte, Wärme. Wer zu viel presst, macht die Einzeldrähte dort dünn, wo der Kontakt beginnt. Dort brechen sie, meist im dritten Winter.',
        ),
        picture(
          'copper-strands',
          'BreakOut',
          'Einzeldrähte mit 0.18 mm vor dem Crimpen. Am Ende muss jeder seine Nachbarn berühren.',
        ),
        chart(
          {
            kind: 'bar',
            heading: 'Was nach dem Pressen übrig bleibt',
            summary: 'Gute Kupfercrimps behalten 80 bis 88 Prozent des Querschnitts; Aluminium braucht rund 60.',
            footnote: 'Übliche Werte. Maßgebend ist die Zeichnung des Kontakts.',
          },
          [
            'Leitung|Verbleibender Querschnitt, %',
            'Kupfer, 0.35 mm²|86',
            'Kupfer, 2.5 mm²|84',
            'Kupfer, 35 mm²|81',
            'Aluminium, 2.5 mm²|62',
            'Aluminium, 35 mm²|58',
          ],
        ),
        questions(
          'Drei Fragen, die jede Woche kommen',
          [
            'Ist Löten besser?',
            'Nein. Lot kriecht die Einzeldrähte hinauf und macht sie steif. Die Leitung bricht dann am Rand des Lots.',
          ],
          [
            'Warum ist Aluminium schwieriger?',
            'Sein Oxid bildet sich in Millisekunden und leitet nicht. Der Kontakt muss es mit scharfen Kanten aufbrechen, und der Crimp muss fester sein.',
          ],
          [
            'Geht verzinnter Draht mit derselben Einstellung?',
            'Oft ja. Machen Sie zuerst ein [Schliffbild](/products/crimp-inspection): Zinn füllt Lücken und versteckt sie.',
          ],
        ),
      ],
    },
  },
}
