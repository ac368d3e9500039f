import { gallery, quote, text } from '../blocks/text-blocks.ts'
import { keyFigures } from '../blocks/figures.ts'
import type { SeedPage } from '../seed-page.ts'

export const aMorningInTheApplicatorWorkshop: SeedPage = {
  siteSlug: '',
  slug: 'a-morning-in-the-applicator-workshop',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'spare-crimp-applicator',
  publishedAt: '2026-03-03T08:00:00.000Z',
  story: { category: 'people', topics: ['crimping'], contacts: ['livia-kern'], productSlugs: ['corva-24', 'axion-56'] },
  texts: {
    en: {
      title: 'A morning in the applicator workshop',
      description: '2,000 types, four people and one rule: nothing leaves the bench that has not crimped 50 times.',
      leadText: '2,000 types, four people and one rule: nothing leaves the bench that has not crimped 50 times.',
      blocks: [
        text(
          null,
          'The workshop in Wolhusen is 90 square metres and smells of cutting oil and coffee. On the wall hang 212 drawings that are not in any system, because the terminals they belong to are older than the system.',
          'An applicator is the tool in the press: it feeds the terminal, folds it and cuts it from its strip. Every terminal in the world needs its own. We have built about 2,000 types, and still build four or five new ones a week.',
        ),
        gallery(
          'On the bench',
          ['spare-crimp-applicator', 'Applicator for a sealed 2.5 mm² terminal'],
          ['spare-terminal-reel', 'Terminals arrive on reels of 3,000 to 12,000'],
          ['crimp-contact-macro', 'The first crimps are looked at before they are measured'],
        ),
        text(
          'Fifty crimps',
          'Each new applicator crimps fifty times in the customer’s terminal and wire. Ten are cut across, twenty are pulled apart, twenty go into a bag with the tool. The bag is the warranty: whoever doubts the setting in five years can open it and measure.',
        ),
        quote(
          'A drawing tells you how it should be. The bag tells you how it was.',
          'Hanspeter Lötscher',
          'Toolmaker, Wolhusen',
        ),
        keyFigures([
          ['2,000', null, 'Types built so far'],
          ['50', null, 'Crimps before delivery'],
          ['9', 'days', 'From terminal to tool'],
        ]),
      ],
    },
    de: {
      title: 'Ein Morgen in der Applikatorenwerkstatt',
      description: '2’000 Typen, vier Personen und eine Regel: Nichts verlässt die Werkbank ohne 50 Probecrimps.',
      leadText: '2’000 Typen, vier Personen und eine Regel: Nichts verlässt die Werkbank ohne 50 Probecrimps.',
      blocks: [
        text(
          null,
          'Die Werkstatt in Wolhusen misst 90 Quadratmeter und riecht nach Schneidöl und Kaffee. An der Wand hängen 212 Zeichnungen, die in keinem System sind, weil die Kontakte dazu älter sind als das System.',
          'Ein Applikator ist das Werkzeug in der Presse: Er schiebt den Kontakt vor, faltet ihn und trennt ihn vom Streifen. Jeder Kontakt der Welt braucht einen eigenen. Rund 2’000 Typen haben wir gebaut, und jede Woche kommen vier oder fünf dazu.',
        ),
        gallery(
          'Auf der Werkbank',
          ['spare-crimp-applicator', 'Applikator für einen gedichteten Kontakt mit 2.5 mm²'],
          ['spare-terminal-reel', 'Kontakte kommen auf Rollen zu 3’000 bis 12’000 Stück'],
          ['crimp-contact-macro', 'Die ersten Crimps werden angeschaut, bevor man sie misst'],
        ),
        text(
          'Fünfzig Crimps',
          'Jeder neue Applikator crimpt fünfzigmal mit dem Kontakt und der Leitung des Kunden. Zehn Teile werden aufgeschnitten, zwanzig zerrissen, zwanzig kommen mit dem Werkzeug in einen Beutel. Der Beutel ist die Gewähr: Wer in fünf Jahren an der Einstellung zweifelt, öffnet ihn und misst nach.',
        ),
        quote(
          'Die Zeichnung sagt, wie es sein soll. Der Beutel sagt, wie es war.',
          'Hanspeter Lötscher',
          'Werkzeugmacher, Wolhusen',
        ),
        keyFigures([
          ['2’000', null, 'Bisher gebaute Typen'],
          ['50', null, 'Crimps vor der Auslieferung'],
          ['9', 'Tage', 'Vom Kontakt zum Werkzeug'],
        ]),
      ],
    },
  },
}
