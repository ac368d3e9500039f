import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Confidențialitate',
  description: 'Ce păstrăm despre dumneavoastră, de ce, cât timp și cum cereți ștergerea.',
  blocks: [
    hero('Confidențialitate', { lead: 'Păstrăm ce ne trebuie ca să vă răspundem și nimic altceva.' }),
    text(
      'Ce ne trimiteți',
      'Ce trimiteți printr-un formular folosim ca să vă răspundem. Păstrăm datele 24 de luni sau cât cere legea dacă rezultă o comandă.',
      'Paginile noastre nu încarcă nimic de la alte companii. Fonturile, imaginile și filmele vin de pe serverele noastre.',
    ),
    table(
      'Cookie-uri',
      [
        'Scop|Durată',
        'Limba și țara alese|1 an',
        'Unitățile alese, metrice sau imperiale|1 an',
        'Autentificarea în portalul clienților|până la deconectare',
      ],
      'Alte cookie-uri sunt folosite doar cu acordul dumneavoastră.',
    ),
    text(
      'Drepturile dumneavoastră',
      [
        'Puteți întreba oricând ce păstrăm despre dumneavoastră.',
        'Puteți cere corectarea, predarea sau ștergerea datelor.',
        'Puteți depune plângere la autoritatea de protecție a datelor din țara dumneavoastră.',
      ],
      'Scrieți-ne prin [pagina de contact](/contact). Răspundem în 30 de zile.',
    ),
  ],
}
