import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    kasvas, kasvasid, kasv, tõusis, tõusid, suurene*, kasvanud / langes, langesid, vähene*, kahane*, langus
    rohkem, kõrgem*, suurem*, üle / vähem, madalam*, väiksem*, alla
    enne, varem / pärast, hiljem
    parem*, paranes* / halvem*, halvenes*
    kiitis, vastu võt* / lükkas, tagasi lüka*
    luba*, lubatud, seaduslik* / keela*, keelatud, ebaseaduslik*
    ohutu*, turvali* / ohtlik*
    võitis, võitsid / kaotas, kaotasid
    kasum*, ülejää* / kahjum*, puudujää*
    põhja* / lõuna*
    ida* / lää*
    mehed, meeste / naised, naiste
    soe, soojem*, kuum* / külm*, jahe*
    kiirem* / aeglasem*
    ava*, algas, alustas / sulge*, lõppes, lõpetas
    import* / eksport*
    enamus / vähemus
    esimene, esimese / viimane, viimase
    odavam* / kallim*
    ostis / müüs
  `,
  notNegators: 'mitte ainult, mitte rohkem kui',
  about: 'umbes, ligikaudu, ligi, peaaegu, ca',
  over: 'üle, rohkem kui, vähemalt, enam kui',
  under: 'alla, vähem kui, ligi, peaaegu, kuni, kõige rohkem',
  overAfter: 'või rohkem',
  underAfter: 'või vähem',
  numbers: `
    0=null; 1=üks,ühe; 2=kaks,kahe; 3=kolm,kolme; 4=neli,nelja; 5=viis,viie; 6=kuus; 7=seitse; 8=kaheksa
    9=üheksa; 10=kümme; 12=kaksteist; 20=kakskümmend; 30=kolmkümmend; 50=viiskümmend; 100=sada
    1/2=pool,pooled; 1/3=kolmandik,kolmandiku; 2/3=kaks kolmandikku; 1/4=veerand
  `,
  plans: 'plaanib, kavatseb, soovib, võib',
  conditions: 'kui, kas',
  associations: 'seotud, seos*, korrel*',
  than: 'kui',
};
