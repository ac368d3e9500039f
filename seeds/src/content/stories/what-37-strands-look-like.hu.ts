import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Milyen 37 elemi szál 40 kilonewton után',
  description: 'A csiszolat dönti el, jó-e egy krimpelés. Linzben a kezelő kilenc másodperccel a vágás után látja.',
  leadText: 'A csiszolat dönti el, jó-e egy krimpelés. Linzben a kezelő kilenc másodperccel a vágás után látja.',
  blocks: [
    text(
      null,
      'Egy jó krimpelés belsejébe senki sem lát. Ez volt a gond a linzi Brenner Kabeltechniknél, ahonnan naponta 61 000 kerül ki.',
      'A krimpelés hő nélküli hideghegesztés. A prés két fémszárnyat hajt a rézköteg köré, és addig nyomja, míg a kerek szálak elvesztik alakjukat. Ha sikerül, méhsejt lesz: sem hézag, sem repedés. Ha nem, kívülről ugyanolyan.',
      '„Régen reggel mentek a minták a laborba, és ebéd után jöttek a képek”, mondja Marta Holzer minőségügyi vezető. „Addigra még kilencezret gyártottunk.”',
    ),
    picture(
      'crimp-contact-macro',
      'BreakOut',
      '6 mm²-es krimpelés a vágás előtt. Szélesség 3,42 mm, magasság 1,98 mm.',
    ),
    text(
      'Kilenc másodperc',
      'Az ellenőrző állomás a prés mellett áll. Kilenc másodperc alatt elvág, csiszol, marat, lefényképez egy krimpelést, és leméri a képet. Az értékek a [Wire Flow](/smart-factory) rendeléséhez kerülnek, ugyanannak a löketnek az erőgörbéjével.',
    ),
    quote(
      'A kép szép. Az a fontos, hogy lássuk, amíg a gép még meleg.',
      'Marta Holzer',
      'Minőségügyi vezető, Brenner Kabeltechnik',
    ),
    keyFigures([
      ['9', 's', 'A vágástól a képig'],
      ['61 000', null, 'Krimpelés naponta'],
      ['0', null, 'Reklamáció március óta'],
    ]),
    text(
      'Hogyan tovább',
      'Tavasztól ugyanez a kamera minden átállás után megnézi az első darabot. A görbe olvasása [egy másik történet](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
