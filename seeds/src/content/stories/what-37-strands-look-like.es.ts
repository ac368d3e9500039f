import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Cómo quedan 37 filamentos después de 40 kilonewtons',
  description:
    'La micrografía decide si un crimpado es bueno. En Linz, el operario la ve nueve segundos después del corte.',
  leadText:
    'La micrografía decide si un crimpado es bueno. En Linz, el operario la ve nueve segundos después del corte.',
  blocks: [
    text(
      null,
      'Nadie ve el interior de un buen crimpado. Ese era el problema en Brenner Kabeltechnik, en Linz, de cuya nave salen 61 000 cada día.',
      'Un crimpado es una soldadura en frío, sin calor. La prensa pliega dos alas de metal alrededor de un haz de cobre y empuja hasta que los filamentos redondos pierden su forma. Si se hace bien, se convierten en un panal: sin huecos, sin grietas, cada filamento en contacto con el siguiente. Si se hace mal, por fuera se ve igual.',
      '«Antes enviábamos las muestras al laboratorio por la mañana y recibíamos las imágenes después de comer», cuenta Marta Holzer, que dirige la calidad en Linz. «Para entonces ya habíamos hecho otros nueve mil».',
    ),
    picture(
      'crimp-contact-macro',
      'BreakOut',
      'Un crimpado de 6 mm² antes del corte transversal. Anchura 3,42 mm, altura 1,98 mm.',
    ),
    text(
      'Nueve segundos',
      'La estación de inspección está junto a la prensa, no en otro edificio. Sierra, pule, ataca con ácido y fotografía un crimpado en nueve segundos, y mide la imagen: altura, anchura, compresión, rebaba. Los valores pasan al pedido en [Wire Flow](/smart-factory), junto con la curva de fuerza de esa misma carrera.',
    ),
    quote(
      'La imagen es bonita. Lo importante es que el operario la vea mientras la máquina aún está caliente.',
      'Marta Holzer',
      'Directora de calidad, Brenner Kabeltechnik',
    ),
    text(
      null,
      'En el primer mes, el equipo modificó la altura de crimpado de once terminales en menos de tres centésimas de milímetro. Las reclamaciones por resistencia de contacto bajaron de siete a ninguna.',
    ),
    keyFigures([
      ['9', 's', 'Del corte a la imagen'],
      ['61 000', null, 'Crimpados al día'],
      ['0', null, 'Reclamaciones desde marzo'],
    ]),
    text(
      'Lo que viene ahora',
      'A partir de la primavera, la misma cámara mirará por sí sola cada primera pieza tras un cambio de formato. Solo se llamará al operario cuando la imagen y la curva no coincidan. Cómo leer esa curva es [otra historia](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
