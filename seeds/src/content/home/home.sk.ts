import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'
import { processFamilies } from './process-families.ts'

export const sk: SeedText = {
  title: 'Stroje na spracovanie vodičov',
  description:
    'Norlitz stavia stroje, ktoré strihajú, odizolujú, krimpujú, skrúcajú a skúšajú vodiče pre autá, lietadlá a rozvádzače.',
  blocks: [
    hero('Každý vodič, presne.', {
      lead: 'Staviame stroje, ktoré strihajú, odizolujú, krimpujú, skrúcajú a skúšajú vodiče v autách, lietadlách a rozvádzačoch. Na desatinu milimetra, miliónkrát.',
      image: 'automatic-crimping-line',
      links: [
        ['Pozrieť stroje', '/products'],
        ['Porozprávajte sa s odborníkom', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Najväčší kábel. Najtenší vodič má 0,01 mm²'],
      ['± 0,1', 'mm', 'Presnosť dĺžky na jeden meter'],
      ['31', null, 'Krajiny s vlastnými technikmi'],
      ['24', 'h', 'Odpoveď na každú otázku do'],
    ]),
    processFamilies({
      heading: 'Šesť procesov pre jeden vodič',
      note: 'Každý krok určuje medze ďalšieho. Preto staviame stroje pre všetky kroky a všetky majú rovnaké riadenie.',
      all: 'Všetky stroje',
      decimal: ',',
      points: '128–4 096 bodov',
      processes: [
        [
          'Strihanie a odizolovanie',
          'Strihá na dĺžku a odizoluje oba konce, od tenkého signálneho vodiča po batériový kábel.',
        ],
        ['Krimpovanie', 'Stolové lisy a plne automatické linky, ktoré merajú silu každého zdvihu.'],
        ['Značenie', 'Atramentové a laserové značky na bežiacom vodiči, čitateľné po celý život zväzku.'],
        ['Skrúcanie', 'Páry a trojice so stálou dĺžkou skrutu po celom vodiči.'],
        ['Skúšanie zväzkov', 'Od stolového testera so 128 bodmi po vysokonapäťové stoly pre celé zväzky vozidiel.'],
        ['Nástroje na kvalitu', 'Výška krimpu, vytrhávacia sila a výbrusy v jednom zázname kvality.'],
      ],
    }),
    forceCurve('sk', {
      heading: 'Každý krimp zanechá krivku',
      lead: 'Wire Flow ju prečíta z lisu, porovná so zákazkou a zastaví linku pred druhým zlým kusom. Záznam zostáva pri zväzku celý jeho život.',
      image: 'copper-strands',
      links: [
        ['Ukázať Smart Factory', '/smart-factory'],
        ['Vyžiadať ukážku', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('sk', stories, { heading: 'Príbehy', link: ['Všetky príbehy', '/stories'], arrangement: 'lead' }),
    locationMap('sk'),
    callToAction(
      'Na akom vodiči pracujete?',
      'Pošlite nám vzorku a výkres. Spracujeme ju na správnom stroji a vrátime s nameranými hodnotami.',
      ['Porozprávajte sa s odborníkom', '/contact'],
      ['Nájsť pobočku', '/locations'],
    ),
  ],
}
