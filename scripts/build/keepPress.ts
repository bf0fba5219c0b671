/**
 * Runs in the page before the first paint. A press of a button before the app is there is kept and shown as waiting; the
 * last one counts. So is a choice in a list, such as the language; twice, because the first event has React take the list
 * over, with its former value. Links work by themselves. The app
 * (src/app/madeHome/keptPress.ts) has both answered once: by the button and the list themselves, or by the same ones that
 * the app has rendered in their place. A page that failed (`tellFailure.ts`) drops them and keeps no more.
 */
export const KEEP_PRESS = `{
  const kept={
    button:null,
    choice:null,
    isWaiting:true,
    stop(){
      kept.isWaiting=false;
      removeEventListener('click',keep,true);
      removeEventListener('change',note,true)
    },
    drop(){
      show(null);
      kept.choice=null;
      kept.stop()
    },
    answer(){
      const {button,choice}=kept;
      kept.drop();
      if(choice){
        choose(choice);
        choose(choice)
      }
      if(button)[...document.querySelectorAll('button')].find(other=>other===button||other.isEqualNode(button))?.click()
    }
  };
  function choose({name,value}){
    const list=document.querySelector('select[name="'+name+'"]');
    if(list){
      list.value=value;
      list.dispatchEvent(new Event('change',{bubbles:true}))
    }
  }
  function show(button){
    kept.button?.removeAttribute('aria-busy');
    kept.button=button;
    button?.setAttribute('aria-busy','true')
  }
  function keep({target}){
    const button=target.closest?.('button');
    if(button)show(button)
  }
  function note({target}){
    if(target.matches?.('select'))kept.choice={name:target.name,value:target.value}
  }
  addEventListener('click',keep,true);
  addEventListener('change',note,true);
  self.keptPress=kept
}`.replaceAll(/\n\s*/g, '');
