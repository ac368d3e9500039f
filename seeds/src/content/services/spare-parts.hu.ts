import { keyFigures } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Pótalkatrészek',
  description: 'Eredeti alkatrészek minden 1998 óta épített géphez. 96 százalékuk aznap útnak indul.',
  blocks: [
    hero('A megfelelő alkatrész, holnap', {
      lead: 'Eredeti alkatrészek minden 1998 óta épített géphez. Amit 15 óráig megrendel, aznap feladjuk.',
      image: 'spare-blade-set',
      links: [['Alkatrész rendelése', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Aznap feladva'],
      ['15', 'év', 'Elérhető az utolsó szállítás után'],
      ['6', null, 'Raktár négy kontinensen'],
    ]),
    gallery(
      'Kopó alkatrészek',
      ['spare-blade-set', 'Kések: 400 000–600 000 vágás után'],
      ['spare-feed-belt', 'Előtolószíjak: kb. 2 000 óra után'],
      ['spare-drive-belt', 'Hajtószíjak: kb. 8 000 óra után'],
      ['spare-guide-roller', 'Vezetőgörgők: ha fényes a horony'],
      ['spare-filter', 'Szűrők: 500–1 000 óránként'],
      ['spare-gripper', 'Fogópofák: kb. 3 millió fogás után'],
    ),
    text('Így rendelhet', [
      '1. A mykomaxban: válassza ki a gépet, csak az illő alkatrészek látszanak.',
      '2. E-mailben: elég a sorozatszám és a cikkszám.',
      '3. Telefonon, ha áll a gép.',
    ]),
    questions(
      'Kérdések',
      ['Hol van a sorozatszám?', 'A főkapcsoló melletti táblán, például 56-1184-207.'],
      [
        'Mi van, ha egy alkatrészt már nem gyártanak?',
        'Olyan pótlást készítünk, amely a gép átalakítása nélkül illik.',
      ],
    ),
    callToAction('Nem ismeri a cikkszámot?', 'Küldjön fényképet és sorozatszámot. Négy munkaórán belül válaszolunk.', [
      'Fénykép küldése',
      '/requests/service?requestedService=spare-parts',
    ]),
  ],
}
