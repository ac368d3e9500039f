import { keyFigures, offerTable } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Servicios',
  description: 'Reparación, repuestos, formación, calibración y modernización a cargo de 412 técnicos en 31 países.',
  blocks: [
    hero('Una máquina se compra una vez y trabaja veinte años', {
      lead: '412 técnicos en 31 países mantienen su precisión. La mayoría de las averías se resuelven por teléfono; las demás, alguien que conoce su nave.',
      image: 'service-desk',
      links: [
        ['Solicitar servicio', '/requests/service'],
        ['Buscar su sede', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'h', 'Primera respuesta, media de octubre'],
        ['71', '%', 'Resuelto sin visita'],
        ['96', '%', 'De las piezas enviadas el mismo día'],
        ['34', 'años', 'La vida más larga de una máquina en servicio'],
      ],
      { footnote: 'Datos de demostración, inventados.' },
    ),
    teasers(
      {
        heading: '¿Qué necesita?',
        note: 'Cada servicio tiene un formulario, un compromiso y una persona responsable.',
      },
      [
        'Reparación',
        'En planta, en fábrica o por teléfono. Con fotos es más rápido.',
        '/services/repair',
        'service-desk',
      ],
      [
        'Repuestos',
        'Piezas originales para todas las máquinas fabricadas desde 1998.',
        '/services/spare-parts',
        'spare-blade-set',
      ],
      [
        'Formación',
        'Para operarios, preparadores y personal de calidad.',
        '/services/training',
        'assembly-workstation',
      ],
      [
        'Calibración',
        'Fuerza de crimpado, fuerza de tracción, longitud. Con certificado.',
        '/services/calibration',
        'crimp-inspection-microscope',
      ],
      [
        'Licencias de software',
        'Solicite una licencia o trasládela a una máquina nueva.',
        '/services/software-licences',
        'spare-control-board',
      ],
      [
        'Modernización',
        'Control nuevo, sensores nuevos, bastidor conocido.',
        '/services/retrofit',
        'automatic-crimping-line-large',
      ],
      ['Puesta en marcha', 'Del suelo vacío al primer turno completo.', '/services/commissioning', 'factory-hall'],
      [
        'Laboratorio de aplicaciones',
        'Su cable en nuestras máquinas, antes de que decida.',
        '/services/application-laboratory',
        'wires-macro',
      ],
    ),
    offerTable(
      'Contratos de servicio',
      [
        'Contenido|Sin contrato|Care|Care Plus',
        'Primera respuesta|1 día laborable|8 horas laborables|4 horas laborables',
        'Visita|En cuanto sea posible|5 días laborables|2 días laborables',
        'Inspección anual|Por encargo|Incluida|Incluida',
        'Piezas de desgaste|Precio de lista|10 % menos|Incluidas',
        'Máquina de préstamo|No|No|Desde el tercer día',
      ],
      'El precio depende de la máquina y del país. Lo que recibe, no.',
    ),
    beside(
      {
        heading: '¿Ya es cliente? Use mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Iniciar sesión en mykomax', '/mykomax'],
      },
      'Tickets con plazo a la vista, piezas para su número de serie, software y manuales. Gratis con cada máquina.',
    ),
    callToAction(
      '¿La máquina está parada?',
      'Llame a la sede más cercana. Fuera del horario laboral se atiende en inglés.',
      ['Ver los números de teléfono', '/locations'],
    ),
  ],
}
