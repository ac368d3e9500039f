import { translationTable } from '../catalogue/translations.ts'

/** The six sample parts of the specification. */
export const sampleNames = translationTable({
  'blade-set':
    'Blade set, V-form, carbide | Messersatz, V-Form, Hartmetall | Jeu de lames, forme en V, carbure | 刀片组，V 形，硬质合金 | ブレードセット、V形、超硬 | Juego de cuchillas, forma en V, metal duro | Jogo de lâminas, forma em V, metal duro | Sada nožů, tvar V, tvrdokov | Késkészlet, V-alakú, keményfém | Set de cuțite, formă V, carbură | Sada nožov, tvar V, tvrdokov',
  'feed-belt':
    'Feed belt, grooved, pair | Transportriemen, gerillt, Paar | Courroie d’avance, rainurée, paire | 送线带，带槽，一对 | 送りベルト、溝付き、2本組 | Correa de avance, ranurada, par | Correia de avanço, ranhurada, par | Posuvový řemen, drážkovaný, pár | Adagolószíj, hornyolt, pár | Curea de avans, canelată, pereche | Posuvový remeň, drážkovaný, pár',
  'encoder-sensor':
    'Encoder sensor, 5 000 pulses | Drehgebersensor, 5 000 Impulse | Capteur codeur, 5 000 impulsions | 编码器传感器，5 000 脉冲 | エンコーダーセンサー、5 000パルス | Sensor de encóder, 5 000 pulsos | Sensor de encoder, 5 000 pulsos | Snímač enkodéru, 5 000 pulzů | Enkóder érzékelő, 5 000 impulzus | Senzor encoder, 5 000 de impulsuri | Snímač enkodéra, 5 000 pulzov',
  'transfer-gripper':
    'Transfer gripper, left | Transfergreifer, links | Pince de transfert, gauche | 传送夹爪，左 | トランスファーグリッパー、左 | Pinza de transferencia, izquierda | Garra de transferência, esquerda | Přenášecí chapadlo, levé | Átadó megfogó, bal | Clește de transfer, stânga | Prenášacie chápadlo, ľavé',
  'guide-roller':
    'Guide roller, set of 7 | Führungsrolle, Satz zu 7 | Galet de guidage, jeu de 7 | 导轮，7 件套 | ガイドローラー、7個組 | Rodillo guía, juego de 7 | Rolo guia, conjunto de 7 | Vodicí kladka, sada 7 ks | Vezetőgörgő, 7 darabos készlet | Rolă de ghidare, set de 7 | Vodiaca kladka, sada 7 ks',
  'filter-element':
    'Filter element, main cabinet | Filterelement, Hauptschrank | Élément filtrant, armoire principale | 滤芯，主电柜 | フィルターエレメント、主制御盤 | Elemento filtrante, armario principal | Elemento filtrante, armário principal | Filtrační vložka, hlavní skříň | Szűrőbetét, főszekrény | Element de filtrare, dulap principal | Filtračná vložka, hlavná skriňa',
})

/** Nouns of the generated parts; a size follows, which is the same in every language. */
export const partNouns = translationTable({
  blade:
    'Cutting blade | Schneidmesser | Lame de coupe | 切割刀片 | 切断刃 | Cuchilla de corte | Lâmina de corte | Řezný nůž | Vágókés | Cuțit de tăiere | Rezný nôž',
  'strip-blade':
    'Stripping blade | Abisoliermesser | Lame de dénudage | 剥线刀片 | ストリップ刃 | Cuchilla de pelado | Lâmina de decapagem | Odizolovací nůž | Csupaszító kés | Cuțit de dezizolare | Odizolovací nôž',
  'cutter-head':
    'Cutter head | Schneidkopf | Tête de coupe | 切割头 | カッターヘッド | Cabezal de corte | Cabeçote de corte | Řezná hlava | Vágófej | Cap de tăiere | Rezná hlava',
  belt: 'Feed belt | Transportriemen | Courroie d’avance | 送线带 | 送りベルト | Correa de avance | Correia de avanço | Posuvový řemen | Adagolószíj | Curea de avans | Posuvový remeň',
  'drive-belt':
    'Drive belt | Antriebsriemen | Courroie d’entraînement | 传动带 | 駆動ベルト | Correa de transmisión | Correia de acionamento | Hnací řemen | Hajtószíj | Curea de transmisie | Hnací remeň',
  roller:
    'Guide roller | Führungsrolle | Galet de guidage | 导轮 | ガイドローラー | Rodillo guía | Rolo guia | Vodicí kladka | Vezetőgörgő | Rolă de ghidare | Vodiaca kladka',
  'wire-guide':
    'Wire guide | Drahtführung | Guide-fil | 导线管 | ワイヤガイド | Guía de cable | Guia de fio | Vedení vodiče | Huzalvezető | Ghidaj de fir | Vedenie vodiča',
  applicator:
    'Crimp applicator | Crimpwerkzeug | Outil de sertissage | 压接模具 | 圧着アプリケーター | Aplicador de crimpado | Aplicador de crimpagem | Krimpovací nástroj | Krimpelőszerszám | Aplicator de sertizare | Krimpovací nástroj',
  'crimp-die':
    'Crimp die | Crimpstempel | Poinçon de sertissage | 压接冲头 | 圧着ダイ | Matriz de crimpado | Matriz de crimpagem | Krimpovací razník | Krimpelőbélyeg | Matriță de sertizare | Krimpovací razník',
  'terminal-reel':
    'Terminal reel holder | Kontaktrollenhalter | Porte-bobine de contacts | 端子盘支架 | 端子リールホルダー | Portabobinas de terminales | Suporte de bobina de terminais | Držák cívky kontaktů | Érintkezőtekercs-tartó | Suport rolă de contacte | Držiak cievky kontaktov',
  gripper: 'Gripper | Greifer | Pince | 夹爪 | グリッパー | Pinza | Garra | Chapadlo | Megfogó | Clește | Chápadlo',
  'gripper-jaw':
    'Gripper jaw | Greiferbacke | Mors de pince | 夹爪钳口 | グリッパー爪 | Mordaza de pinza | Mordente da garra | Čelist chapadla | Megfogópofa | Falcă de clește | Čeľusť chápadla',
  sensor:
    'Light barrier | Lichtschranke | Barrière lumineuse | 光电传感器 | 光電センサー | Barrera fotoeléctrica | Barreira de luz | Světelná závora | Fénysorompó | Barieră optică | Svetelná závora',
  'force-sensor':
    'Crimp force sensor | Crimpkraftsensor | Capteur de force de sertissage | 压接力传感器 | 圧着力センサー | Sensor de fuerza de crimpado | Sensor de força de crimpagem | Snímač krimpovací síly | Krimpelőerő-érzékelő | Senzor forță de sertizare | Snímač krimpovacej sily',
  cylinder:
    'Pneumatic cylinder | Pneumatikzylinder | Vérin pneumatique | 气缸 | エアシリンダー | Cilindro neumático | Cilindro pneumático | Pneumatický válec | Pneumatikus henger | Cilindru pneumatic | Pneumatický valec',
  valve:
    'Valve block | Ventilblock | Bloc de vannes | 阀组 | バルブブロック | Bloque de válvulas | Bloco de válvulas | Blok ventilů | Szelepblokk | Bloc de supape | Blok ventilov',
  board:
    'Control board | Steuerplatine | Carte de commande | 控制板 | 制御基板 | Placa de control | Placa de controle | Řídicí deska | Vezérlőkártya | Placă de comandă | Riadiaca doska',
  'power-supply':
    'Power supply | Netzteil | Alimentation | 电源 | 電源ユニット | Fuente de alimentación | Fonte de alimentação | Napájecí zdroj | Tápegység | Sursă de alimentare | Napájací zdroj',
  filter:
    'Filter element | Filterelement | Élément filtrant | 滤芯 | フィルターエレメント | Elemento filtrante | Elemento filtrante | Filtrační vložka | Szűrőbetét | Element de filtrare | Filtračná vložka',
  fan: 'Cabinet fan | Schaltschranklüfter | Ventilateur d’armoire | 电柜风扇 | 盤用ファン | Ventilador de armario | Ventilador do armário | Ventilátor skříně | Szekrényventilátor | Ventilator de dulap | Ventilátor skrine',
})
