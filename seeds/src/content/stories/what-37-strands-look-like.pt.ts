import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Como ficam 37 filamentos depois de 40 quilonewtons',
  description: 'A micrografia decide se uma crimpagem é boa. Em Linz, o operador a vê nove segundos depois do corte.',
  leadText: 'A micrografia decide se uma crimpagem é boa. Em Linz, o operador a vê nove segundos depois do corte.',
  blocks: [
    text(
      null,
      'Ninguém vê o interior de uma boa crimpagem. Esse era o problema na Brenner Kabeltechnik, em Linz, de onde saem 61.000 por dia.',
      'Uma crimpagem é uma solda a frio, sem calor. A prensa dobra duas abas de metal em volta de um feixe de cobre e empurra até que os filamentos redondos percam a forma. Quando dá certo, eles viram um favo: sem vazios, sem trincas, cada filamento encostado no seguinte. Quando dá errado, por fora parece igual.',
      '“Antes enviávamos as amostras ao laboratório de manhã e recebíamos as imagens depois do almoço”, conta Marta Holzer, responsável pela qualidade em Linz. “Até lá, já tínhamos feito mais nove mil.”',
    ),
    picture(
      'crimp-contact-macro',
      'BreakOut',
      'Uma crimpagem de 6 mm² antes do corte transversal. Largura 3,42 mm, altura 1,98 mm.',
    ),
    text(
      'Nove segundos',
      'A estação de inspeção fica ao lado da prensa, não em outro prédio. Ela serra, lixa, ataca com ácido e fotografa uma crimpagem em nove segundos, e mede a imagem: altura, largura, compressão, rebarba. Os valores vão para a ordem no [Wire Flow](/smart-factory), junto com a curva de força desse mesmo curso.',
    ),
    quote(
      'A imagem é bonita. O que importa é que o operador a veja enquanto a máquina ainda está quente.',
      'Marta Holzer',
      'Gerente da qualidade, Brenner Kabeltechnik',
    ),
    text(
      null,
      'No primeiro mês, a equipe mudou a altura de crimpagem de onze terminais em menos de três centésimos de milímetro. As reclamações por resistência de contato caíram de sete para nenhuma.',
    ),
    keyFigures([
      ['9', 's', 'Do corte à imagem'],
      ['61.000', null, 'Crimpagens por dia'],
      ['0', null, 'Reclamações desde março'],
    ]),
    text(
      'O que vem agora',
      'A partir da primavera europeia, a mesma câmera vai olhar por conta própria cada primeira peça após uma troca de setup. O operador só será chamado quando imagem e curva não concordarem. Como ler essa curva é [outra história](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
