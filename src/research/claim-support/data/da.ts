import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    steg, stiger, steget, øgede, øget, øger, voksede, vokser, stigning, øke, økte, økt, øker, vokste / faldt, falder, faldet, sank, faldende, falt, faller, reduc*, redus*, mindsk*, fald, nedgang
    højere, høyere, mere, mer, flere, større, over / lavere, mindre, færre, under
    før, tidligere / efter, etter, senere
    bedre, forbedr* / værre, verre, dårligere, forværr*, forverr*
    vedtog, vedtok, vedtaget, vedtatt, godkend*, godkjen* / afvist*, afviste, avvist*, avviste, forkast*
    tilladt, tillod, tillatt, lovlig* / forbudt, forbød, forbyr, ulovlig*
    sikker, trygg / usikker, farlig*
    vandt, vant, vundet, vunnet / tabte, tapte
    overskud, overskudd, gevinst / underskud, underskudd, tab, tap
    nord* / syd*, sør*
    øst* / vest*
    mænd, menn / kvinder, kvinner
    varm*, / kold*, kald*
    hurtigere, raskere / langsommere, saktere
    længere, lengre, ældre, eldre, stærkere, sterkere / kortere, yngre, svagere, svakere
    åbnede, åpnet, åpnede, begyndte, begynte / lukkede, lukket, stengte, sluttede, sluttet
    import* / eksport*
    flertal* / mindretal*
    første / sidste, siste
    billigere / dyrere
    største, højeste, høyeste / mindste, minste, laveste
    købte, kjøpte / solgte
  `,
  notNegators: 'ikke kun, ikke bare, ikke mere end, ikke mer enn',
  about: 'omkring, cirka, ca., rundt, omtrent, næsten, nesten, knap, rundt regnet, om lag',
  over: 'mere end, mer enn, over, mindst, minst, flere end, flere enn',
  under: 'mindre end, mindre enn, under, næsten, nesten, højst, høyst, op til, opp til, færre end, færre enn',
  overAfter: 'eller mere, eller mer',
  underAfter: 'eller mindre',
  numbers: `
    0=nul,null; 1=en,et,én; 2=to; 3=tre; 4=fire; 5=fem; 6=seks; 7=syv,sju; 8=otte,åtte; 9=ni; 10=ti
    11=elleve; 12=tolv,dusin; 15=femten; 20=tyve,tjue; 30=tredive,tretti; 40=fyrre,førti
    50=halvtreds,femti; 60=tres,seksti; 70=halvfjerds,sytti; 80=firs,åtti; 90=halvfems,nitti
    100=hundrede,hundre; 1/2=halvdelen,halvparten; 1/3=en tredjedel,tredjedel
    2/3=to tredjedele,to tredjedeler; 1/4=en fjerdedel,fjerdedel; 3/4=tre fjerdedele,tre fjerdedeler
  `,
  plans: 'planlægger, planlegger, vil, agter, planlagt*, kan',
  conditions: 'om, hvis, dersom',
  associations: 'sammenhæng, sammenheng, forbundet, knyttet, korrel*',
  than: 'end, enn',
  passive: /(?<!\p{L})(?:af|av)(?!\p{L})/u,
};
