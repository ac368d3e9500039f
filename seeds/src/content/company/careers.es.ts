import { keyFigures, table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Empleo',
  description:
    '31 puestos vacantes, 9 de ellos para personas que nunca han visto un crimpado. Cómo contratamos y qué ofrecemos.',
  blocks: [
    hero('Trabajar en cosas que duran', {
      lead: '31 puestos vacantes, 9 de ellos para personas que nunca han visto un crimpado. Aquí se aprende en tres meses.',
      image: 'assembly-workstation',
      links: [['Presentar candidatura', '/requests/contact?topic=application']],
    }),
    keyFigures([
      ['11', 'años', 'Permanencia media de nuestros ingenieros'],
      ['74', null, 'Aprendices en cuatro países'],
      ['40', 'h', 'De formación al año, para todos'],
    ]),
    table(
      'Puestos vacantes',
      [
        'Puesto|Lugar|Jornada',
        'Técnico/a de puesta en marcha|Wolhusen, viajes 40 %|80–100 %',
        'Ingeniero/a de software, Wire Flow|Brno o a distancia|80–100 %',
        'Matricero/a, aplicadores|Wolhusen|60–100 %',
        'Ingeniero/a de aplicaciones|Elgin|100 %',
        'Comprador/a, electrónica|Timișoara|100 %',
      ],
      'Datos de demostración. Aquí no se contrata a nadie de verdad.',
    ),
    beside(
      { heading: 'Tres meses en la máquina', image: 'crimping-press-compact', side: 'left' },
      'Todos empiezan en una prensa, también quienes llevan la contabilidad o programan: una semana de ajuste, una de calidad y una en casa de un cliente. Quien ha cortado un crimpado lee las especificaciones de otra manera.',
    ),
    questions(
      'Cómo contratamos',
      [
        '¿Cuánto tiempo lleva?',
        'Tres semanas desde su carta hasta nuestra respuesta. Dos entrevistas, una de ellas con su futuro equipo.',
      ],
      [
        '¿Tengo que hablar alemán?',
        'En Wolhusen ayuda, y nosotros pagamos el curso. En los demás lugares basta el idioma local, con algo de inglés.',
      ],
      [
        '¿Puedo trabajar a tiempo parcial?',
        'Sí. Todos los puestos se ofrecen a partir del 80 por ciento de la jornada, y muchos a partir del 60.',
      ],
    ),
    text('Qué ofrecemos', [
      'Seis semanas de vacaciones',
      'Una participación en los beneficios, igual para todos',
      'Un permiso parental de 16 semanas para cada progenitor',
    ]),
    callToAction('¿Nada que encaje con usted?', 'Escriba qué sabe hacer y qué quiere aprender. Lo leerá una persona.', [
      'Escríbanos',
      '/requests/contact?topic=application',
    ]),
  ],
}
