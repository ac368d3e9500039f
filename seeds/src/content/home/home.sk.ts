import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

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
      ['240', 'mm²', 'Najväčší kábel. Najtenší vodič má 0,013 mm²'],
      ['± 0,1', 'mm', 'Presnosť dĺžky na jeden meter'],
      ['31', null, 'Krajiny s vlastnými technikmi'],
      ['24', 'h', 'Odpoveď na každú otázku do'],
    ]),
    teasers(
      { heading: 'Kde začať?' },
      ['Produkty', 'Stroje pre každý krok vodiča', '/products', 'automatic-crimping-line-front'],
      ['Služby', 'Opravy, diely, školenia', '/services', 'service-desk'],
      ['Smart Factory', 'Jedna zákazka, jeden vodič, jeden záznam', '/smart-factory', 'crimp-contact-macro'],
      ['Pobočky', '24 miest s ľuďmi a skladom', '/locations', 'factory-hall'],
    ),
    beside(
      {
        heading: 'Každý krimp zanechá krivku',
        image: 'crimp-contact-macro',
        link: ['Ukázať Smart Factory', '/smart-factory'],
      },
      'Wire Flow ju prečíta z lisu, porovná so zákazkou a zastaví linku pred druhým zlým kusom. Záznam zostáva pri zväzku celý jeho život.',
    ),
    quote(
      'Čo sa nedá zmerať na stroji, to sa v laboratóriu len háda.',
      'Regula Moser',
      'Predsedníčka správnej rady, Norlitz',
    ),
    callToAction(
      'Na akom vodiči pracujete?',
      'Pošlite nám vzorku a výkres. Spracujeme ju na správnom stroji a vrátime s nameranými hodnotami.',
      ['Porozprávajte sa s odborníkom', '/contact'],
      ['Nájsť pobočku', '/locations'],
    ),
  ],
}
