import type { LegalText } from './legal-text.ts'

export const ro: LegalText = {
  termsOfUse: {
    title: 'Condiții de utilizare',
    description: 'Cum puteți folosi acest site și pentru ce răspundem.',
    paragraphs: [
      'Acest site prezintă o companie inventată. Puteți citi și copia textele și imaginile pentru a încerca software-ul din spatele lui.',
      'Cifrele, mașinile și persoanele sunt fictive. Nimic de aici nu este o ofertă de vânzare.',
      'Corectăm greșelile imediat ce aflăm de ele. Anunțați-ne prin [pagina de contact](/contact).',
    ],
  },
  imprint: {
    title: 'Date legale',
    description: 'Cine răspunde de acest site.',
    paragraphs: [
      'Norlitz Holding AG este o companie inventată pentru această demonstrație. Adresa ei ar fi Bahnhofstrasse 12, 6110 Wolhusen, Elveția.',
      'Responsabil pentru conținut: redacția acestei instalări.',
      'Scrieți-ne prin [pagina de contact](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Termeni și condiții',
    description: 'Condiții pentru mașini, piese de schimb și service, cu data de la care sunt valabile.',
    paragraphs: [
      'Condițiile generale sunt valabile pentru mașini, piese de schimb și service, dacă nu se prevede altfel în contract. Fiecare document numește țările în care este valabil și data de la care se aplică.',
      'Se aplică versiunea în vigoare în ziua comenzii. Versiunile mai vechi sunt disponibile la cerere.',
    ],
  },
}
