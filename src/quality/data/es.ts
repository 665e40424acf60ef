import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const es: QualityWords = {
  tested: entries(`
    probamos, probé, hemos probado, he probado, medimos, medí, hemos medido, en nuestra prueba*, en mi prueba*
    nuestras mediciones, mis mediciones, después de usar, visitamos, visité, compré, compramos, pesamos, pesé
    experiencia propia, mis notas, noté, comparamos, comparé, en mi jardín, en mi cocina, en mi casa
    de primera mano
  `),
  studies: entries(`
    estudio*, investigador*, investigación, universidad*, revista, encuesta*, estadística*, ministerio*
    instituto*, ine, según, de acuerdo con, datos de, publicado en, informe*, organización mundial, agencia
    guía clínica
  `),
  byline: entries(`
    escrito por, autor, autora, por, revisado por, editado por, sobre el autor, sobre la autora, actualizado el
    publicado el
  `),
  credentials: entries(`
    dr, dra, doctor, doctora, profesor*, ingenier*, médico, médica, nutricionista, farmacéutic*, abogad*
    años de experiencia, certificad*, licenciad*
  `),
  contact: entries(`
    contacto, contáctenos, quiénes somos, aviso legal, política de privacidad, correo, teléfono, dirección
    redacción
  `),
  hype: entries(`
    increíble*, revolucionari*, milagro*, milagros*, garantizad*, al instante, sin esfuerzo, secreto*
    definitiv*, insuperable*, cambiará tu vida, mágic*, 100 % segur*, sin riesgo, perfecto para todos
    el mejor de todos, único en el mundo, impactante*, asombros*
  `),
  teasers: entries(`
    no creerás, no vas a creer, lo que pasó, por esto, cosas que, razones por, tienes que
    todo el mundo habla
  `),
  filler: entries(`
    en el mundo actual, en el mundo de hoy, hoy en día, es importante señalar, cabe destacar
    vale la pena señalar, cuando se trata de, al fin y al cabo, por último pero no menos importante
    ni que decir tiene, juega un papel crucial, desempeña un papel, más que nunca, como todos sabemos
    todo lo que necesitas saber, una amplia gama de, no busques más
  `),
  selling: entries(`
    compra ahora, compre ahora, añadir al carrito, carrito, envío gratis, descuento*, oferta especial
    nuestra tienda, en stock, nuestros productos, llámenos, reserve, mejor precio, cupón*, pida presupuesto
    iva incluido
  `),
  disclosure: entries(`
    afiliad*, comisión, patrocinad*, publicidad, colaboración pagada, podemos ganar, cedido gratis
    conflicto de intereses, conflictos de interés, pagado por nosotros
  `),
  selfPraise: entries(`
    escrito por expertos, expertos líderes, nuestros expertos, la guía más completa, la mejor guía
    guía definitiva, premiad*, la más alta calidad, la fuente más fiable, este artículo es el
  `),
  caution: entries(`
    consulte a su médico, consulta a tu médico, acuda al médico, consejo médico, asesoramiento profesional
    efectos secundarios, contraindica*, no debe, no deben, riesgo de, advertencia, peligro*, límite*
    inconveniente*, desventaja*, depende de, salvo que, tóxic*, puede perder, sobredosis, no hemos probado
    inciert*
  `),
};
