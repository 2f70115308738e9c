/// The example asks for one module of Table 13; what that needs comes along.
module example {
    requires table13.bots;
}
