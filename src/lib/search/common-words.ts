import type { Language } from './stems';

/**
 * Everyday words that say little about what is meant. Where the site has one it counts as any other; where it has not,
 * it is no sign that the question is about something else.
 */
export const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`able above accidentally across actual ago ahead allow allowed almost alone along already alright always
    among annoying another anyway anywhere appear apply around arrive ask asked asking asks available avoid away awful
    awhile bad barely basically became become becomes began begin behind believe below beside best better between beyond
    big bigger biggest bit blah both bother bought bring brings broke broken brought bunch buddy busy call calls called
    came careful cause causes certain certainly chance change changed changes cheap cheaper choose clearly close closed
    common complete completely confused consider correct correctly couldnt couple course crazy current currently daily
    dangerously days decide decided deep definitely deliver delivered depend depends despite different difficult doing
    dont doubt down drop dropped drops due during each earlier early easier easily easy either end ended enough entire
    especially etc ever every everybody everyday everywhere exact exactly except expect expected explain extra fact fail
    failed fair fairly fake far fast faster favor feel feels few figure fill final finally fine finish finished first
    fix follow following follows forget forgot forth forward full fully further generally giving goes good great greater
    guess guy half hand handle hard harder hardly hate havent hear heard hell help helps hence herself high himself
    hold honest honestly hope hour hours however hows huge ideal idea ideas immediately important include included
    including inform inside instead interested itself job keep keeps kept kinda knew know known knows lady large larger
    last late lately later latest lead least leave leaves leaving left less lets level lie likely little live lives long
    longer lots lot loud low lower lucky mad made main mainly making man many matter matters maybe mean means meant
    meanwhile mention might mind mine minor minute minutes miss missed mistake moment month months moreover most mostly
    move moved moves moving must myself name namely near nearby nearly necessary neither never new nice night nobody
    none normally nothing notice number numbers obvious obviously occur odd off offer offered offers often okay old
    older once ones only onto open opened opposite option options order ordinary original otherwise ought ourselves
    outcome particular particularly past people per perfect perhaps period person personally pick picked piece place
    places plain plan point possible possibly previous previously probably proper properly protect prove provide
    provided purpose quick quickly quite random rather reach ready real reason reasons recent recently regular
    regularly related rely remain remember require required requires respond right rough roughly rule run running
    safely satisfied seem seemed seems seen seldom send sent serious seriously set several shall short show showed
    shows shut side silly similar simple simply since sir situation situations size slightly slow small smaller
    somehow sometime sometimes somewhat somewhere soon sooner sorry sort sorts specific specifically spend spot stand
    start started starts stay stays step steps still stop stopped stops straight strange strong stuff stupid such
    sudden suddenly sum suppose supposed sure surely switch taken takes taking talk talked talking tells terrible
    themselves therefore thinking thinks third thought three thru throughout thus till time times tiny together told
    tomorrow tonight totally toward towards true truly turn turned turns twice two type types typical typically unless
    unlikely until unusual upon useful useless usual usually various wait waiting wanting way ways weird well went
    werent whatever whatsoever whenever whereas wherever whether whichever whoever whole whose wide willing within
    without wonder wondering word words work worked working works worse worst worth wrong yesterday yet young yourself
    btw asap fyi imo nope yep yeah thx tho cuz cause bc wtf omg pretty super stuff dude mr mrs ms
    arent wasnt hasnt hadnt wouldnt aint theyre theyve theyll theyd weve wed youve youll youd shes hes itll
    wheres whos heres whens lookup lookups search site website webpage online info details detail example examples
    slowly quietly gently chunk chunks folks ladies anymore afterward afterwards beforehand nowadays besides hopefully
    apparently literally seriously sorta gimme lemme reply replying replied suggest suggested advice tip tips hmm huh
    approx approximately including plus via alot everytime somehow legit`),
  es: words(`querer abajo acaso acerca acuerdo adelante ademas adentro adonde afuera ahi ahorita alla alli alrededor ambos anoche
    antes apenas aquel aquella aquello arriba atras aunque ayer ayuda ayudar aca bastante bonito bueno buena buenas
    buenos busco buscar busca cada casi caso casos cerca cierto claro comienza completo comprendo con conmigo conseguir
    consejo considera contra correcto cosa cosas creo cree cualquier cualquiera cuenta cuesta dado debajo deberia deja
    dejar dejo dejaron delante demas demasiado dentro desde despues detras dia dias diferente dificil digo dijo dijeron
    donde dos durante echar encima encontrar encuentro enfrente enseguida entiendo entonces entrar era eran espera
    esperar estaba estar estara estuvo exactamente existe facil falta fin final fuera funciona gente grande gran grave
    gustaria haber habia habla hablar haciendo hacerlo hacia haga hago hora horas hoy igual importa importante incluso
    informacion intento ir jamas junto juntos justo largo leer lejos lento listo llama llamar llamo llega llegar llego
    lleva llevar luego lugar malo mala manana manera mayor media mediante medio mejor menor menos mes meses mientras
    minutos mismo misma modo momento mover movio muchas muchos nada nadie necesario ninguno ninguna nombre normal nuevo
    nueva nunca obtener ocurre ojala otra otro otras otros paso pasa pasar pasado peor pequeno perdon persona personas
    pido pide poco poca pocos pone poner ponen posible preguntar pregunta primero primera principio pronto propio
    proximo prueba pudo pues puso quede queda quedar quizas quiza rapido raro razon realidad realmente recibir resulta
    saca sacar sale salir seguro segura seguir segun semana semanas senor senora sera seria siempre siendo siguiente
    simplemente sino siquiera sirve situacion solamente solo sola suerte supuesto tal talvez tampoco tanto tarda tardar
    tarde temprano tener tendra tenia termina terminar tiempo tipo tipos tomar toma total todavia toda todas todos
    traer tras tratar tres unico usa usar uso varias varios vario ven venir vez veces ver vera verdad viene vino vivo
    vive vivir volver vuelta ya pude quite quitar quito movieron abrio abrieron`),
  pt: words(`querer abaixo acaba acabou acha acho acima acontece acontecer adianta afinal agora ai ainda ajuda ajudar alem ali
    alias alto altos ambos anda andar ano anos antes ao apenas apos aquela aquele aquilo atras atraves atualmente
    bastante bem boa bom bons caso casos cada cara cedo certa certo chama chamar chega chegar claro coisa coisas comigo
    comeca comecar completo conhece conhecer consigo consegue conseguir contra conta correto costuma cuja cujo da dado
    daqui dentro depende desde desse deste devagar deveria dia dias diferente dificil digo diz dizer disse dois duas
    durante echo embora encontra encontrar enquanto entao entende entendi entrar errado espera esperar estar estava
    estive exatamente existe facil falar fala falta faltou fica ficar ficou fim foram fora funciona gente grande
    grandes gostei hoje hora horas igual importa importante inclusive infelizmente ir isto ja jamais junto la lado
    levar leva logo longe lugar mal maneira maior mandar manda manha maneira media medio melhor menor menos mes meses
    mexer mexeu mexeram minuto minutos modo momento mostra muda mudar muita muitas muitos nada necessario nenhum nenhuma
    ninguem nome normal normalmente nova novo novamente nunca ontem outra outro outras outros parece parte passa passar
    passou pede pedir pegar pega pelos pelas perto pior poderia ponto porem possivel possa pouca pouco poucos primeira
    primeiro pronto proprio proxima proximo procuro procurar quase quanto quantos quantas quer queira raro rapido
    realmente receber receba recebe resto resolver sabado sair sai sei seja sempre senhor senhora sera serei seria
    seguinte segunda semana semanas simples simplesmente sobra sozinho sozinha tal talvez tanto tanta tarde tera teria
    tempo terceiro tinha tipo tipos tirar tira toda todas todo todos tomar total tras trazer tres tudo ultima ultimo
    unica unico usa usar uso valer vale varias varios veio vem ver vez vezes vim vindo vir virar viver vive volta voltar
    abriu abriram fechou acontecem`),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
