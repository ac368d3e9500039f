import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const es: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow toma el pedido de su ERP, ajusta las máquinas y guarda lo que han medido.',
  blocks: [
    hero('Un pedido. Un cable. Un registro.', {
      lead: 'Wire Flow toma el pedido de su ERP, ajusta las máquinas y guarda lo que han medido.',
      links: [['Solicitar una demostración', '/requests/contact?topic=demo']],
      steps: processSteps('es'),
    }),
    teasers(
      {
        heading: 'Cuatro módulos',
        note: 'Empiece por uno. Comparten los usuarios, las listas de cables y el registro.',
      },
      [
        'Wire Flow',
        'Planifica los pedidos y los envía a la línea correcta.',
        '/smart-factory/wire-flow',
        'automatic-crimping-line',
      ],
      ['Wire Master', 'Una sola lista de cables, terminales y sellos.', '/smart-factory/wire-master', 'wire-reels'],
      [
        'Registro de calidad',
        'Curvas de fuerza y micrografías de cada crimpado.',
        '/smart-factory/quality-log',
        'crimp-inspection-microscope',
      ],
      [
        'Vista de máquina',
        'Estado, contadores y desgaste de cada máquina.',
        '/smart-factory/machine-view',
        'factory-hall',
      ],
    ),
    forceCurve('es', {
      heading: 'Se detiene antes de la segunda pieza mala',
      lead: 'Un filamento que falta es una caída de unos pocos puntos porcentuales. El cable se rechaza, la línea sigue y el registro dice por qué.',
      links: [['Cinco formas de leer una curva de fuerza', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('es'),
    table(
      'En la nube o en su planta',
      [
        'Pregunta|Nube|Instalación local',
        'Puesta en marcha en|2 días|3 semanas',
        'Necesita|Una pasarela por planta|Un servidor, 8 núcleos, 64 GB',
        'Actualizaciones|Cada 6 semanas|Cuando usted decida',
        'Las máquinas trabajan sin conexión|8 h|Sin límite',
      ],
      'Es el mismo software. Puede cambiar más adelante, con todos los pedidos y todas las listas.',
    ),
    keyFigures(
      [
        ['11 400', null, 'Máquinas conectadas'],
        ['96', 'millones', 'De crimpados registrados al día'],
        ['− 31', '%', 'De rechazo, mediana de 40 plantas'],
        ['1,9', 's', 'Del pedido a la máquina'],
      ],
      { footnote: 'Datos de demostración, inventados.' },
    ),
    callToAction(
      'Véalo con sus propios pedidos',
      'Envíenos 50 pedidos en un archivo. Una semana después se los mostramos en una línea.',
      ['Solicitar una demostración', '/requests/contact?topic=demo'],
    ),
  ],
}
