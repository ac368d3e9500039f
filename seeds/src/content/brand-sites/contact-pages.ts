import type { Language } from '@ferrule/domain/locales/language'
import type { SeedSite } from '../../sites/seed-site.ts'
import { contactForm, hero, text } from '../blocks/text-blocks.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

const contactTexts: Partial<Record<Language, SeedText>> = {
  en: {
    title: 'Contact',
    description: 'Write or call: every enquiry is answered within 24 hours.',
    blocks: [
      hero('Contact', { lead: 'Every enquiry is answered within 24 hours by a person who knows the subject.' }),
      contactForm('Send us your question'),
      text('Write or call', [
        'E-mail: [info@norlitz.example](mailto:info@norlitz.example)',
        'Telephone: +41 41 555 01 00, Monday to Friday, 8 to 17 h',
      ]),
    ],
  },
  de: {
    title: 'Kontakt',
    description: 'Schreiben Sie oder rufen Sie an: Jede Anfrage wird innerhalb von 24 Stunden beantwortet.',
    blocks: [
      hero('Kontakt', {
        lead: 'Jede Anfrage wird innerhalb von 24 Stunden beantwortet, von jemandem, der sich auskennt.',
      }),
      contactForm('Senden Sie uns Ihre Frage'),
      text('Schreiben oder anrufen', [
        'E-Mail: [info@norlitz.example](mailto:info@norlitz.example)',
        'Telefon: +41 41 555 01 00, Montag bis Freitag, 8 bis 17 Uhr',
      ]),
    ],
  },
  fr: {
    title: 'Contact',
    description: 'Écrivez ou appelez : chaque demande reçoit une réponse sous 24 heures.',
    blocks: [
      hero('Contact', {
        lead: 'Chaque demande reçoit une réponse sous 24 heures, d’une personne qui connaît le sujet.',
      }),
      contactForm('Envoyez-nous votre question'),
      text('Écrire ou appeler', [
        'Courriel : [info@norlitz.example](mailto:info@norlitz.example)',
        'Téléphone : +41 41 555 01 00, du lundi au vendredi, de 8 h à 17 h',
      ]),
    ],
  },
  es: {
    title: 'Contacto',
    description: 'Escriba o llame: cada consulta recibe respuesta en 24 horas.',
    blocks: [
      hero('Contacto', { lead: 'Cada consulta recibe respuesta en 24 horas, de una persona que conoce el tema.' }),
      contactForm('Envíenos su pregunta'),
      text('Escribir o llamar', [
        'Correo: [info@norlitz.example](mailto:info@norlitz.example)',
        'Teléfono: +41 41 555 01 00, de lunes a viernes, de 8 a 17 h',
      ]),
    ],
  },
}

/** Contact page of a small site, linked in its footer. */
export function contactPage({
  slug: siteSlug,
  theme,
  languages,
}: Pick<SeedSite, 'slug' | 'theme' | 'languages'>): SeedPage {
  const texts = Object.fromEntries(languages.map((language) => [language, contactTexts[language]]))
  return { siteSlug, slug: 'contact', theme, texts }
}
