import { table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, questions, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

const siteSlug = 'north-america-events'
const theme = 'Default'

export const northAmericaEventsPages: SeedPage[] = [
  {
    siteSlug,
    slug: 'home',
    theme,
    image: 'harness-test-bench-compact',
    texts: {
      en: {
        title: 'Events in North America',
        description: 'Open house in Elgin and workshop in Querétaro: bring a wire and take measured parts home.',
        blocks: [
          hero('Bring a wire', {
            opening: 'split',
            lead: 'Two events, one idea: you bring wire and terminals, we run them, you take the measured parts home.',
            image: 'harness-test-bench-compact',
          }),
          teasers(
            { heading: 'Choose yours' },
            ['Elgin open house', '24 and 25 February 2027', '/elgin', 'factory-hall'],
            ['Querétaro workshop', '11 March 2027', '/queretaro', 'crimping-press-front'],
          ),
          callToAction('Questions?', 'We answer in English and Spanish.', ['Write to us', '/contact']),
        ],
      },
      es: {
        title: 'Eventos en Norteamérica',
        description: 'Puertas abiertas en Elgin y taller en Querétaro: traiga un cable y llévese las piezas medidas.',
        blocks: [
          hero('Traiga un cable', {
            opening: 'split',
            lead: 'Dos eventos, una idea: usted trae cable y terminales, nosotros los procesamos y usted se lleva las piezas medidas.',
            image: 'harness-test-bench-compact',
          }),
          teasers(
            { heading: 'Elija el suyo' },
            ['Puertas abiertas en Elgin', '24 y 25 de febrero de 2027', '/elgin', 'factory-hall'],
            ['Taller en Querétaro', '11 de marzo de 2027', '/queretaro', 'crimping-press-front'],
          ),
          callToAction('¿Preguntas?', 'Respondemos en inglés y en español.', ['Escríbanos', '/contact']),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'elgin',
    theme,
    image: 'factory-hall',
    texts: {
      en: {
        title: 'Elgin open house',
        description: 'Two days with eleven machines, four talks and a laboratory that cuts your crimps open.',
        blocks: [
          hero('Elgin open house', {
            links: [['Reserve a place', '/requests/contact?topic=event']],
            lead: '24 and 25 February 2027, 2300 Galvin Drive, Elgin, Illinois. Free, with lunch.',
            image: 'factory-hall',
          }),
          table(
            'Programme',
            [
              'Time|Day 1|Day 2',
              '9:00|Crimp quality in 40 minutes|High-voltage cable',
              '11:00|Machines running|Machines running',
              '13:30|Laboratory: your crimps|Laboratory: your crimps',
              '15:30|Harness testing|Tour of the assembly',
            ],
            'Demo programme, invented.',
          ),
          questions(
            'Good to know',
            ['Do I have to register?', 'Yes, so that the right blades are mounted.'],
            ['Is there parking?', 'Yes, 60 places behind the hall.'],
          ),
        ],
      },
      es: {
        title: 'Puertas abiertas en Elgin',
        description: 'Dos días con once máquinas, cuatro charlas y un laboratorio que corta sus crimpados.',
        blocks: [
          hero('Puertas abiertas en Elgin', {
            links: [['Reservar una plaza', '/requests/contact?topic=event']],
            lead: '24 y 25 de febrero de 2027, 2300 Galvin Drive, Elgin, Illinois. Gratis, con almuerzo.',
            image: 'factory-hall',
          }),
          table(
            'Programa',
            [
              'Hora|Día 1|Día 2',
              '9:00|Calidad del crimpado en 40 minutos|Cable de alta tensión',
              '11:00|Máquinas en marcha|Máquinas en marcha',
              '13:30|Laboratorio: sus crimpados|Laboratorio: sus crimpados',
              '15:30|Ensayo de mazos|Visita del montaje',
            ],
            'Programa de demostración, inventado.',
          ),
          questions(
            'Conviene saber',
            ['¿Hay que inscribirse?', 'Sí, para que estén montadas las cuchillas adecuadas.'],
            ['¿Hay aparcamiento?', 'Sí, 60 plazas detrás de la nave.'],
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'queretaro',
    theme,
    image: 'crimping-press-front',
    texts: {
      en: {
        title: 'Querétaro workshop',
        description: 'One day at the press: set-up, force curves and micrographs, for twelve people.',
        blocks: [
          hero('Querétaro workshop', {
            links: [['Reserve a place', '/requests/contact?topic=event']],
            lead: '11 March 2027, Avenida de la Luz 24, Querétaro. Twelve places, in Spanish.',
            image: 'crimping-press-front',
          }),
          timeline(
            'The day',
            ['8:30', 'Coffee and safety'],
            ['9:00', 'Set up a press'],
            ['11:00', 'Read force curves'],
            ['14:00', 'Cut crimps open'],
            ['16:00', 'Judge three crimps blind'],
          ),
          beside(
            { heading: 'Alma Rivera leads', image: 'service-desk' },
            'Service engineer in Querétaro. She has brought eleven lines into service in nine weeks and answers every question twice if needed.',
          ),
        ],
      },
      es: {
        title: 'Taller en Querétaro',
        description: 'Un día en la prensa: ajuste, curvas de fuerza y micrografías, para doce personas.',
        blocks: [
          hero('Taller en Querétaro', {
            links: [['Reservar una plaza', '/requests/contact?topic=event']],
            lead: '11 de marzo de 2027, Avenida de la Luz 24, Querétaro. Doce plazas, en español.',
            image: 'crimping-press-front',
          }),
          timeline(
            'El día',
            ['8:30', 'Café y seguridad'],
            ['9:00', 'Ajustar una prensa'],
            ['11:00', 'Leer curvas de fuerza'],
            ['14:00', 'Cortar crimpados'],
            ['16:00', 'Juzgar tres crimpados a ciegas'],
          ),
          beside(
            { heading: 'Dirige Alma Rivera', image: 'service-desk' },
            'Técnica de servicio en Querétaro. Ha puesto en marcha once líneas en nueve semanas y responde cada pregunta dos veces si hace falta.',
          ),
        ],
      },
    },
  },
]
