import { keyFigures } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Náhradní díly',
  description: 'Originální díly pro každý stroj vyrobený od roku 1998. 96 procent odchází týž den.',
  blocks: [
    hero('Správný díl, zítra', {
      lead: 'Originální díly pro každý stroj vyrobený od roku 1998. Co objednáte do 15 h, odchází týž den.',
      image: 'spare-blade-set',
      links: [['Objednat díly', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Odesláno týž den'],
      ['15', 'let', 'Dostupnost po poslední dodávce'],
      ['6', null, 'Sklady na čtyřech kontinentech'],
    ]),
    gallery(
      'Spotřební díly',
      ['spare-blade-set', 'Nože: po 400 000 až 600 000 střizích'],
      ['spare-feed-belt', 'Podávací řemeny: asi po 2 000 hodinách'],
      ['spare-drive-belt', 'Hnací řemeny: asi po 8 000 hodinách'],
      ['spare-guide-roller', 'Vodicí kladky: když se drážka leskne'],
      ['spare-filter', 'Filtry: každých 500 až 1 000 hodin'],
      ['spare-gripper', 'Čelisti chapadel: asi po 3 milionech uchopení'],
    ),
    text('Jak objednat', [
      '1. V mykomax: vyberte stroj, zobrazí se jen to, co pasuje.',
      '2. E-mailem: stačí sériové číslo a číslo dílu.',
      '3. Telefonem, pokud stroj stojí.',
    ]),
    questions(
      'Otázky',
      ['Kde je sériové číslo?', 'Na štítku u hlavního vypínače, například 56-1184-207.'],
      ['Co když se díl už nevyrábí?', 'Vyrobíme náhradu, která pasuje bez úprav stroje.'],
    ),
    callToAction('Neznáte číslo dílu?', 'Pošlete fotografii a sériové číslo. Odpovíme do čtyř pracovních hodin.', [
      'Poslat fotografii',
      '/requests/service?requestedService=spare-parts',
    ]),
  ],
}
