import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Empresa',
  description:
    'Quiénes somos, dónde construimos y cómo contactarnos: 1604 personas cuyo oficio es el procesamiento de cables.',
  blocks: [
    hero('La técnica, lo primero', {
      lead: 'Norlitz desarrolla, construye y mantiene máquinas para el procesamiento de cables. En Wolhusen desde 1961 y, desde 1974, allí donde están nuestros clientes.',
      image: 'factory-hall',
      links: [['Quiénes somos', '/company/about']],
    }),
    keyFigures(
      [
        ['1604', null, 'Empleados'],
        ['24', null, 'Sedes'],
        ['9,4', '%', 'De la facturación para desarrollo'],
      ],
      { footnote: 'Datos de demostración, a 31 de diciembre de 2025.' },
    ),
    teasers(
      { heading: 'Más sobre la empresa' },
      ['Quiénes somos', 'Cómo trabajamos y con qué puede contar', '/company/about', 'crimp-inspection-microscope'],
      [
        'Historia',
        'De dos mil cables a 96 millones de crimpados al día',
        '/company/history',
        'cut-strip-bench-machine-large',
      ],
      ['Sostenibilidad', 'Lo que consume una máquina en veinte años', '/company/sustainability', 'copper-strands'],
      ['Calidad', 'Cómo medimos lo que construimos', '/company/quality', 'crimp-contact-macro'],
      ['Empleo', '31 puestos vacantes', '/company/careers', 'assembly-workstation'],
      ['Sala de prensa', 'Comunicados, fechas e imágenes', '/company/newsroom', 'wire-reels'],
    ),
    brandLogos('Marcas del grupo'),
    text(
      'En manos de quienes se quedan',
      'Norlitz cotiza en bolsa y la familia fundadora conserva el 14 por ciento. Las máquinas viven muchos años y exigen buena memoria: nuestros ingenieros llevan de media once años con nosotros.',
      'Las cifras están en las páginas para [inversores](/investors).',
    ),
    callToAction('Venga a vernos', 'Todos los jueves enseñamos el montaje. La visita dura 90 minutos y es gratuita.', [
      'Pedir una fecha',
      '/requests/contact?topic=visit',
    ]),
  ],
}
